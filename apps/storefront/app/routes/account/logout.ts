import { homePath } from '@tsiran/contract/shop-paths'
import {
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { signedOutCookie } from '../../features/session/signed-out-cookie.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'

/** A GET does not sign out: it redirects home. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(homePath(readLocale(params)))
}

/** Ends the session and goes home. */
export async function action({ params, context }: ActionFunctionArgs) {
  const locale = readLocale(params)
  if (context.get(pageContext).signedIn) {
    try {
      await context.get(clientContext)('POST /api/customer/logout', { body: { locale } })
    } catch (error) {
      if (!isApiError(error) || error.code !== 'unauthenticated') throw error
    }
  }
  return redirectDocument(homePath(locale), {
    status: 303,
    headers: { 'Set-Cookie': signedOutCookie },
  })
}
