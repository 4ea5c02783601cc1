import type { Endpoint, KeyOf } from '@tsiran/contract/endpoint'
import type { Context } from '../context.ts'
import { DomainError } from '@tsiran/domain/errors'
import { checkAccess } from './caller.ts'
import type { Caller, Cookie, EndpointHandler } from './endpoint-handler.ts'
import { inputCheck, type RawInput } from './check-input.ts'

/** A call before validation. */
export interface RawCall extends RawInput {
  caller: Caller
  setCookie(cookie: Cookie): void
}

interface Prepared {
  operation: EndpointHandler
  check: (input: RawInput) => RawInput
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

/** Binds the operations by their keys. Throws where two share one. */
export function createApi(context: Context, operations: readonly EndpointHandler[]): Api {
  const prepared = new Map<string, Prepared>()
  for (const operation of operations) {
    const { endpoint } = operation
    if (prepared.has(keyOf(endpoint))) throw new Error(`${keyOf(endpoint)} is bound twice`)
    prepared.set(keyOf(endpoint), { operation, check: inputCheck(endpoint) })
  }
  return {
    operations,
    endpoint: (key) => prepared.get(key)?.operation.endpoint,
    isPersonal: (key) => prepared.get(key)?.operation.endpoint.cache !== 'public',
    async run(key, { caller, setCookie, ...input }) {
      const found = prepared.get(key)
      if (!found) throw new DomainError('not_found')
      checkAccess(caller, found.operation.endpoint.access)
      return found.operation.handle(context, { ...found.check(input), caller, setCookie } as never)
    },
  }
}
