import { hostileValue } from './hostile-values.ts'
import type { Random } from './random.ts'

/** The part of JSON Schema that the contract is written in. */
export interface Schema {
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  pattern?: string
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  required?: readonly string[]
  patternProperties?: Record<string, Schema>
  items?: Schema
}

/** Texts one of which fits each pattern of the contract. */
const fitting = [
  'Ani',
  'ani@example.am',
  '+37491000000',
  '2026-01-02',
  '1,2',
  '100,5000',
  'FUZZ-1',
  'bread',
  '7',
  'flatrate_flatrate',
  'cashondelivery',
]

function text({ pattern }: Schema, random: Random): string {
  const fits =
    pattern === undefined ? fitting : fitting.filter((each) => new RegExp(pattern, 'u').test(each))
  return fits.length > 0 ? random.pick(fits) : 'a'
}

/** A value that fits a schema but for `hostility` of its parts: those are anything. */
export function valueFor(schema: Schema, random: Random, hostility: number): unknown {
  if (random.chance(hostility)) return hostileValue(random)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const [type] = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
  if (type === 'string') return text(schema, random)
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'array') return schema.items ? [valueFor(schema.items, random, hostility)] : []
  if (type === 'integer' || type === 'number')
    return random.chance(0.9)
      ? Math.max(schema.minimum ?? 1, 1 + random.below(6))
      : (schema.maximum ?? 1)
  return objectFor(schema, random, hostility)
}

function objectFor(schema: Schema, random: Random, hostility: number): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    // Who calls is said by the caller's own headers.
    if (
      name === 'token' || name === 'api_token'
        ? random.chance(0.95)
        : !schema.required?.includes(name) && random.chance(0.5)
    )
      continue
    if (random.chance(hostility / 4)) continue
    made[name] = valueFor(inner, random, hostility)
  }
  for (const inner of Object.values(schema.patternProperties ?? {})) {
    if (random.chance(0.3))
      made[random.pick(['filter_size', 'filter_', 'filter_x y', '1', '0001'])] = valueFor(
        inner,
        random,
        hostility,
      )
  }
  return made
}
