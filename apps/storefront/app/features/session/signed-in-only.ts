import { redirectDocument, type MiddlewareFunction } from 'react-router'
import type { Client } from '@tsiran/contract/client'
import { signInPath } from '@tsiran/contract/shop-paths'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'

/**
 * Restricts a page and its children to signed-in people, also when the session ends while the page is rendered. Guests are
 * redirected to sign-in and back afterwards (R49); a posted form is not sent again.
 */
export const signedInOnly: MiddlewareFunction<Response> = ({ context, params, request }, next) => {
  const toSignIn = () => {
    const { pathname, search } = new URL(request.url)
    // The data of an address that ends with a slash is at `/_.data`.
    const page = pathname.replace(/(?<=\/)_\.data$|\.data$/, '')
    const address = signInPath(readLocale(params), page + search)
    return redirectDocument(address, { headers: { 'cache-control': 'private, no-store' } })
  }
  if (!context.get(pageContext).signedIn) throw toSignIn()
  const client = context.get(clientContext)
  const guarded: Client = async (key, input) => {
    try {
      return await client(key, input)
    } catch (error) {
      if (isApiError(error) && error.code === 'unauthenticated') throw toSignIn()
      throw error
    }
  }
  context.set(clientContext, guarded)
  return next()
}
