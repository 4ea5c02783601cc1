import type { Transport } from '@tsiran/contract/client'
import type { Session } from '@tsiran/domain/customers/sessions'
import type { Endpoint } from '@tsiran/contract/endpoint'
import type { Context } from '../context.ts'
import type { Api } from './api.ts'
import { asAnybody, priceListOf } from './audience.ts'
import { callerWith, localeOf, type Credentials } from './caller.ts'
import { toRefusal } from './errors.ts'
import type { CallCache } from './call-cache.ts'
import type { Cookie } from './endpoint-handler.ts'
import { accountOf } from '../ops/security-events.ts'

/** The visitor whose page is rendered. */
interface Visitor extends Pick<Credentials, 'cookies' | 'address' | 'userAgent'> {
  session: Session | null
  /** Whether others may get the page: then public endpoints do not learn who the visitor is. */
  isShared: boolean
  /** Names the page's request in the log. */
  requestId: string
}

/**
 * A transport that calls the API within the process as the visitor, for the storefront's pages and forms. All calls of a page
 * have the same session, even when it ends meanwhile. Cookies of the answers go to `setCookie`. Guests and shared pages
 * read `cache`.
 */
export function inProcessTransport(
  api: Api,
  context: Context,
  visitor: Visitor,
  setCookie: (cookie: Cookie) => void,
  cache: CallCache,
): Transport {
  return async ({ key, params, query, body }) => {
    const endpoint = api.endpoint(key)
    try {
      const isPublic = endpoint?.cache === 'public'
      const asking = callerWith(
        { ...visitor, query, body },
        endpoint?.anonymous ? null : visitor.session,
        context,
      )
      const caller = isPublic && visitor.isShared ? asAnybody(asking) : asking
      const run = () => api.run(key, { params, query, body, caller, setCookie })
      const isCached = endpoint && isByLanguage(endpoint) && (visitor.isShared || !caller.session)
      if (!isCached) return { status: 200, body: await run() }
      const call = `${priceListOf(caller.session)} ${key} ${JSON.stringify([params, query])}`
      return { status: 200, body: await cache.get(call, run) }
    } catch (error) {
      const { status, body: refused } = toRefusal(error, {
        locale: localeOf({ query, body }),
        log: context.log,
        requestId: visitor.requestId,
        address: visitor.address,
        route: key,
        endpoint,
        account: accountOf(body),
      })
      return { status, body: refused }
    }
  }
}

/** Whether an answer is public and depends on path, language and prices only. */
const isByLanguage = ({ cache, query }: Endpoint): boolean =>
  cache === 'public' &&
  Object.keys((query as { properties?: object } | undefined)?.properties ?? {}).join() === 'locale'
