/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
  type?: string | string[]
  enum?: readonly unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  patternProperties?: Record<string, JsonSchema>
  required?: readonly string[]
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** A field as people read it. */
export interface Field {
  /** Full path: `billing.city`, `items[].price`. */
  name: string
  type: string
  required: boolean
  limits: string
}

const words: Record<string, string> = {
  integer: 'whole number',
  number: 'number',
  string: 'text',
  boolean: 'true or false',
  null: 'null',
}
/** Larger bounds are technical and not shown. */
const endless = 2_147_483_647

/** The type of a schema in words. */
export function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ')
  const types = [schema.type ?? []].flat()
  if (types.length === 0) return 'anything'
  return types.map((type) => words[type] ?? compound(type, schema)).join(' or ')
}

function compound(type: string, { items, patternProperties }: JsonSchema): string {
  if (type === 'array') return items ? `list of ${typeOf(items)}` : 'list'
  const values = Object.values(patternProperties ?? {})
  return values.length > 0 ? `object of ${values.map(typeOf).join(' or ')}` : 'object'
}

/** The constraints of a value besides its type. */
function limitsOf({
  minimum,
  maximum,
  minLength,
  maxLength,
  minItems,
  maxItems,
  pattern,
}: JsonSchema): string {
  const high = maximum === undefined || maximum >= endless ? undefined : maximum
  const range = (low: number | undefined, top: number | undefined, unit: string) => {
    if (top !== undefined) return low ? [`${low} to ${top}${unit}`] : [`at most ${top}${unit}`]
    return low === undefined ? [] : [`at least ${low}${unit}`]
  }
  return [
    ...range(minimum, high, ''),
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' items'),
    ...(pattern === undefined || pattern === '\\S' ? [] : [`form ${pattern}`]),
  ].join(', ')
}

/** The fields of an object schema with their nested fields, in order. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema, prefix = ''): Field[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = prefix + key
    const field = {
      name,
      type: typeOf(schema),
      required: required.includes(key),
      limits: limitsOf(schema),
    }
    const inner = schema.items ? fieldsOf(schema.items, `${name}[].`) : fieldsOf(schema, `${name}.`)
    return [field, ...inner]
  })
}
