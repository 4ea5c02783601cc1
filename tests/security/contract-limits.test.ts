import { adminEndpoints } from '@tsiran/contract/admin/api'
import { endpoints } from '@tsiran/contract/api'
import type { Endpoint } from '@tsiran/contract/endpoint'
import { expect, test } from 'vitest'
import { slownessOf } from './regular-expressions.ts'

interface Schema {
  type?: string | string[]
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  maxProperties?: number
  enum?: unknown[]
  const?: unknown
  pattern?: string
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  oneOf?: Schema[]
}

const isOf = ({ type }: Schema, name: string) =>
  type === name || (Array.isArray(type) && type.includes(name))

function* schemasIn(schema: Schema, place: string): Generator<[place: string, schema: Schema]> {
  yield [place, schema]
  for (const [name, inner] of Object.entries({ ...schema.properties, ...schema.patternProperties }))
    yield* schemasIn(inner, `${place}.${name}`)
  if (schema.items) yield* schemasIn(schema.items, `${place}[]`)
  if (typeof schema.additionalProperties === 'object')
    yield* schemasIn(schema.additionalProperties, `${place}.*`)
  for (const inner of [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.oneOf ?? [])])
    yield* schemasIn(inner, place)
}

/** Everything that a call may carry, by its place: `POST /api/contact body.message`. */
const taken = (list: readonly Endpoint[]) =>
  list.flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? [...schemasIn(schema as Schema, `${method} ${path} ${part}`)] : [],
    ),
  )

/** Whether a pattern is of texts of a limited length: it has both ends and repeats nothing without one. */
const hasEnd = (pattern = '') => /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern)

/**
 * Places without an end: a number without `maximum`, a text without `maxLength`, a list without `maxItems`, a map without
 * `maxProperties`.
 */
const unlimited = (list: readonly Endpoint[]) =>
  taken(list)
    .filter(([, schema]) => {
      if (isOf(schema, 'string'))
        return (
          schema.maxLength === undefined &&
          schema.enum === undefined &&
          schema.const === undefined &&
          !hasEnd(schema.pattern)
        )
      if (isOf(schema, 'integer') || isOf(schema, 'number'))
        return schema.maximum === undefined && schema.enum === undefined
      if (isOf(schema, 'array')) return schema.maxItems === undefined
      return (
        (schema.patternProperties !== undefined ||
          typeof schema.additionalProperties === 'object') &&
        schema.maxProperties === undefined
      )
    })
    .map(([place]) => place)

const slowPatterns = (list: readonly Endpoint[]) =>
  taken(list)
    .flatMap(([place, { pattern, patternProperties }]) =>
      [pattern, ...Object.keys(patternProperties ?? {})].map((each) => [place, each] as const),
    )
    .filter(
      ([, pattern]) => pattern !== undefined && slownessOf({ pattern, flags: 'u' }) !== undefined,
    )

const planted = (body: Schema) =>
  [{ method: 'POST', path: '/x', body }] as unknown as readonly Endpoint[]

const all: readonly Endpoint[] = [...endpoints, ...adminEndpoints]

test('every number, text, list and map that a call may carry has a maximum', () => {
  expect(taken(all).length).toBeGreaterThan(1000)
  expect(unlimited(all)).toEqual([])
})

test.each<[string, Schema]>([
  ['a number', { type: 'object', properties: { id: { type: 'integer' } } }],
  ['a text', { type: 'object', properties: { name: { type: 'string' } } }],
  [
    'a text that may be null',
    { type: 'object', properties: { name: { type: ['string', 'null'] } } },
  ],
  [
    'a text of a pattern',
    { type: 'object', properties: { name: { type: 'string', pattern: '^a+$' } } },
  ],
  [
    'a list',
    { type: 'object', properties: { name: { type: 'array', items: { type: 'boolean' } } } },
  ],
  ['a text in a list', { type: 'array', maxItems: 3, items: { type: 'string' } }],
  ['a map', { type: 'object', patternProperties: { '^[0-9]{1,4}$': { type: 'boolean' } } }],
  ['a text of a choice', { anyOf: [{ type: 'boolean' }, { type: 'string' }] }],
])('%s without a maximum is found', (_name, schema) => {
  expect(unlimited(planted(schema))).toHaveLength(1)
})

test('patterns of the contract take linear time', () => {
  expect(slowPatterns(all)).toEqual([])
  expect(slowPatterns(planted({ type: 'string', pattern: '^(\\w+\\.?)+@' }))).toHaveLength(1)
})
