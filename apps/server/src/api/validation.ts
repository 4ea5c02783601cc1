import { deliveryPhonePattern } from '@tsiran/contract/patterns'
import { visibleText } from '@tsiran/contract/visible-text'
import { DomainError, type FieldMessage } from '@tsiran/domain/errors'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { TSchema } from 'typebox'

// Unknown fields never reach the domain. Only query and path values are coerced, because they are all text.
const options = { removeAdditional: 'all', strict: false, allErrors: true } as const
const texts = new Ajv({ ...options, coerceTypes: true })
const bodies = new Ajv(options)

type Validator = (value: unknown) => void

/** Compiles a schema at its first use: most processes never need most endpoints, whose code would take 10 MB. */
function compiled(ajv: Ajv, schema: TSchema): () => ValidateFunction {
  let validate: ValidateFunction | undefined
  return () => (validate ??= ajv.compile(schema))
}

/** Checks a query or path parameters in place. Refuses with `bad_request`. */
export function queryValidator(schema: TSchema): Validator {
  const validator = compiled(texts, schema)
  return (value) => {
    const validate = validator()
    if (!validate(value))
      throw new DomainError(isLocaleError(validate.errors) ? 'unknown_locale' : 'bad_request', {
        fields: fieldsOf(validate),
      })
  }
}

/** Checks a body in place. Refuses with `validation_failed` and the fields. */
export function bodyValidator(schema: TSchema): Validator {
  const validator = compiled(bodies, schema)
  return (value) => {
    const validate = validator()
    if (!validate(value))
      throw new DomainError(
        isLocaleError(validate.errors) ? 'unknown_locale' : 'validation_failed',
        { fields: fieldsOf(validate) },
      )
  }
}

/** Maximum nesting depth; no endpoint needs half of it. */
const maxDepth = 16

/** Fields that count as typed, sign by sign. */
const isSecret = (name: string) => name.includes('password')

/**
 * Copies a value of a call, so that validation may change it. Texts lose the signs that nobody sees. Refuses with `bad_request` texts
 * that the database cannot store, with a NUL or a lone surrogate, and values nested too deep.
 */
export function plainCopy<T>(value: T, name = '', depth = 0): T {
  if (
    depth > maxDepth ||
    (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
  )
    throw new DomainError('bad_request')
  if (typeof value === 'string') return (isSecret(name) ? value : visibleText(value)) as T
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((inner) => plainCopy(inner, name, depth + 1)) as T
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, plainCopy(inner, field, depth + 1)]),
  ) as T
}

const isLocaleError = (errors: ErrorObject[] | null | undefined) =>
  errors?.some(({ instancePath }) => instancePath === '/locale') ?? false

function fieldsOf({ errors }: ValidateFunction): Record<string, FieldMessage[]> {
  const fields: Record<string, FieldMessage[]> = {}
  for (const error of errors ?? []) {
    const field = nameOf(error)
    fields[field] ??= [{ key: keyOf(error) }]
  }
  return fields
}

/** `billing.address1.0`, as a form would name it. */
function nameOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath.slice(1).replaceAll('/', '.')
  const missing =
    keyword === 'required' ? (params as { missingProperty: string }).missingProperty : ''
  return [path, missing].filter(Boolean).join('.') || 'body'
}

function keyOf({ keyword, instancePath, params, data }: ErrorObject): string {
  if (keyword === 'required' || keyword === 'minLength' || keyword === 'minItems' || data === '')
    return 'required'
  if (keyword === 'maxLength') return 'tooLong'
  const pattern = keyword === 'pattern' && (params as { pattern: string }).pattern
  if (pattern === '\\S') return 'required'
  if (pattern === deliveryPhonePattern) return 'phoneNumber'
  return pattern && instancePath.endsWith('email') ? 'email' : 'invalid'
}
