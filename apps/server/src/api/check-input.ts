import type { Endpoint } from '@tsiran/contract/endpoint'
import { DomainError } from '@tsiran/domain/errors'
import { bodyValidator, plainCopy, queryValidator } from './validation.ts'

/** What a call carries before it is checked. */
export interface RawInput {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Copies a query without its empty values, which count as absent. Refuses `__proto__` and its like. */
function withoutEmpty(query: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(query).filter(
    ([, value]) => value !== '' && value !== undefined && value !== null,
  )
  if (entries.some(([name]) => forbiddenKeys.has(name))) throw new DomainError('bad_request')
  return Object.fromEntries(entries)
}

/** A function that checks a call by an endpoint's schemas and returns a copy without unknown fields. */
export function inputCheck(endpoint: Endpoint): (input: RawInput) => RawInput {
  const params = endpoint.params && queryValidator(endpoint.params)
  const query = endpoint.query && queryValidator(endpoint.query)
  const body = endpoint.body && bodyValidator(endpoint.body)
  return (input) => {
    const checked = {
      params: plainCopy(input.params),
      query: plainCopy(withoutEmpty(input.query)),
      body: body && plainCopy(input.body ?? {}),
    }
    params?.(checked.params)
    query?.(checked.query)
    body?.(checked.body)
    return checked
  }
}
