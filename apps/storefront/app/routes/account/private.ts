import { redirectDocument, type MiddlewareFunction } from 'react-router'
import type { Client } from '@tsiran/contract/client'
import { isApiError } from '../../lib/api-error.ts'
import { clientContext, pageContext } from '../../lib/context.ts'

/** Where guests are sent. A new document: the bare address is Armenian, whatever the language of the page they left. */
const toHome = () => redirectDocument('/', { headers: { 'cache-control': 'private, no-store' } })

/** Lets signed-in people alone into a page and what is below it; also when the session ends while the page is made. */
export const signedInOnly: MiddlewareFunction<Response> = ({ context }, next) => {
  if (!context.get(pageContext).signedIn) throw toHome()
  const client = context.get(clientContext)
  const guarded: Client = async (key, input) => {
    try {
      return await client(key, input)
    } catch (error) {
      if (isApiError(error) && error.code === 'unauthenticated') throw toHome()
      throw error
    }
  }
  context.set(clientContext, guarded)
  return next()
}
