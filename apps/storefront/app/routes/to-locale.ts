import { isLocale, defaultLocale } from '@tsiran/contract/locale'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../platform/api/context.ts'
import { withoutEndSlashes } from '@tsiran/contract/end-slashes'

/** `/wishlist` is the header's old link to the page in the shop. */
const moved: Record<string, string> = { '/wishlist': '/shop/wishlist' }

/** Redirects an address without a language to the visitor's own, with its query (R32). */
export function loader({ url, context }: LoaderFunctionArgs) {
  const { localeCookie } = context.get(pageContext)
  const locale = isLocale(localeCookie) ? localeCookie : defaultLocale
  const asked = withoutEndSlashes(url.pathname)
  const path = moved[asked] ?? asked
  return redirect(`/${locale}${path}${url.search}`, {
    headers: { 'cache-control': 'private, no-store' },
  })
}
