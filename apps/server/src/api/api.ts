import type { Endpoint, KeyOf } from '@tsiran/contract/endpoint'
import type { Context } from '../context.ts'
import { DomainError } from '@tsiran/domain/errors'
import { checkAccess } from './caller.ts'
import type { Caller, Cookie, EndpointHandler } from './endpoint-handler.ts'
import { bodyValidator, plainCopy, queryValidator, type Validator } from './validation.ts'

/** A call before validation. */
export interface RawCall {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  caller: Caller
  setCookie(cookie: Cookie): void
}

interface Prepared {
  operation: EndpointHandler
  params: Validator | undefined
  query: Validator | undefined
  body: Validator | undefined
}

/** Every endpoint with its handler: HTTP and the storefront's in-process calls both use it. */
export interface Api {
  operations: readonly EndpointHandler[]
  /** Validates the call and runs its handler. Throws DomainError on a refusal. */
  run(key: string, call: RawCall): Promise<unknown>
  endpoint(key: string): Endpoint | undefined
  /** Whether an endpoint's answer depends on the caller. */
  isPersonal(key: string): boolean
}

export const keyOf = ({ method, path }: Endpoint): KeyOf<Endpoint> => `${method} ${path}`

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Copies a query without empty values, which count as absent. Refuses `__proto__` and similar names. */
function withoutEmpty(query: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(query).filter(([, value]) => value !== '' && value !== undefined && value !== null)
  if (entries.some(([name]) => forbiddenKeys.has(name))) throw new DomainError('bad_request')
  return Object.fromEntries(entries)
}

/** Compiles the operations' schemas. Throws where two operations share a key. */
export function createApi(context: Context, operations: readonly EndpointHandler[]): Api {
  const prepared = new Map<string, Prepared>()
  for (const operation of operations) {
    const { endpoint } = operation
    if (prepared.has(keyOf(endpoint))) throw new Error(`${keyOf(endpoint)} is bound twice`)
    prepared.set(keyOf(endpoint), {
      operation,
      params: endpoint.params && queryValidator(endpoint.params),
      query: endpoint.query && queryValidator(endpoint.query),
      body: endpoint.body && bodyValidator(endpoint.body),
    })
  }
  return {
    operations,
    endpoint: (key) => prepared.get(key)?.operation.endpoint,
    isPersonal: (key) => prepared.get(key)?.operation.endpoint.cache !== 'public',
    async run(key, { params, query, body, caller, setCookie }) {
      const found = prepared.get(key)
      if (!found) throw new DomainError('not_found')
      checkAccess(caller, found.operation.endpoint.access)
      const checked = { params: plainCopy(params), query: plainCopy(withoutEmpty(query)), body: found.body && plainCopy(body ?? {}) }
      found.params?.(checked.params)
      found.query?.(checked.query)
      found.body?.(checked.body)
      return found.operation.handle(context, { ...checked, caller, setCookie } as never)
    },
  }
}
