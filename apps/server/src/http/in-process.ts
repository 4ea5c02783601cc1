import type { Transport } from '@tsiran/contract/client'
import type { Context } from '../context.ts'
import type { Api } from './api.ts'
import { identify, localeOf, type Credentials } from './caller.ts'
import { toRefusal } from './errors.ts'
import type { Cookie } from './operation.ts'

/**
 * A transport that calls the API within the process, as the visitor whose cookies it is given: what the storefront
 * renders and its forms work with. Cookies that the answers set go to `setCookie`.
 */
export function inProcessTransport(
  api: Api,
  context: Context,
  visitor: Pick<Credentials, 'cookies' | 'address' | 'userAgent'>,
  setCookie: (cookie: Cookie) => void,
): Transport {
  return async ({ key, params, query, body }) => {
    const endpoint = api.operations.find(({ endpoint: { method, path } }) => `${method} ${path}` === key)?.endpoint
    try {
      const caller = await identify({ ...visitor, query, body }, context, endpoint)
      return { status: 200, body: await api.run(key, { params, query, body, caller, setCookie }) }
    } catch (error) {
      const { status, body: refused } = toRefusal(error, localeOf({ query, body }), context.log, endpoint)
      return { status, body: refused }
    }
  }
}
