import type { Endpoint } from '@tsiran/contract/endpoint'
import type { JsonSchema } from './schema-fields.ts'

/** Example values of fields, by name. */
const values: Record<string, unknown> = {
  locale: 'en',
  email: 'ani@example.am',
  phone: '+37491000000',
  first_name: 'Ani',
  last_name: 'Sargsyan',
  city: 'Yerevan',
  shipping_method: 'flatrate_flatrate',
  method: 'cashondelivery',
  password: 'apricot-17',
  password_confirmation: 'apricot-17',
  current_password: 'apricot-17',
  tin: '12345678',
  sku: '17',
  from: '2026-11-01',
  to: '2026-11-30',
}
/** Optional fields that an example shows. */
const shown = new Set(['billing', 'locale'])

/** A value that matches a schema. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.includes(values[name]) ? values[name] : schema.enum[0]
  if (schema.anyOf) return exampleOf(schema.anyOf[0]!, name)
  const type = [schema.type ?? []].flat()[0]
  if (type === 'object') return exampleObject(schema)
  if (type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
      exampleOf(schema.items ?? {}, name),
    )
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return true
  const text =
    values[name] ?? (schema.pattern === undefined || schema.pattern === '\\S' ? 'text' : '1')
  return typeof text === 'string' ? text.padEnd(schema.minLength ?? 0, '0') : 'text'
}

function exampleObject({
  properties = {},
  required = [],
  patternProperties = {},
}: JsonSchema): Record<string, unknown> {
  const [entry] = Object.values(patternProperties)
  if (entry) return { 1: exampleOf(entry) }
  const names = Object.keys(properties).filter((key) => required.includes(key) || shown.has(key))
  return Object.fromEntries(names.map((key) => [key, exampleOf(properties[key]!, key)]))
}

const propertiesOf = (schema: unknown) => (schema as JsonSchema | undefined)?.properties ?? {}

/** An example call for a shell. `$TOKEN` identifies the session, `$API_TOKEN` a guest's cart. */
export function curlOf(
  { method, path, params, query, body, anonymous }: Endpoint,
  origin: string,
): string {
  const inPath = propertiesOf(params)
  const address = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(exampleOf(inPath[name] ?? {}, name))),
  )
  const inQuery = (exampleOf((query as JsonSchema | undefined) ?? { type: 'object' }) ??
    {}) as Record<string, unknown>
  const takes = { ...propertiesOf(query), ...propertiesOf(body) }
  const guest = 'api_token' in takes
  const search = new URLSearchParams(
    Object.entries(inQuery).map(([name, value]) => [name, String(value)]),
  )
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} '${origin}${address}${search.size > 0 ? `?${search}` : ''}'`,
  ]
  if (guest) lines.push('-b "api_token=$API_TOKEN"')
  else if ('token' in takes && !anonymous) lines.push('-H "authorization: Bearer $TOKEN"')
  if (body)
    lines.push(
      `--json '${JSON.stringify(exampleOf(body as JsonSchema), null, 2).replaceAll("'", "'\\''")}'`,
    )
  return lines.join(' \\\n  ')
}
