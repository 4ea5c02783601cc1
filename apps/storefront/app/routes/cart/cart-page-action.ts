import { cartPath } from '@tsiran/contract/shop-paths'
import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { refusalText } from '@tsiran/app-kit/api/api-error'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { companyIntent, doCompanyPost } from './company-post.ts'
import { doCartPost, pageBefore, readCartPost, type CartPost } from './cart-post.ts'

/** Add, update and remove as plain form posts; a Manager's Sync, a sub-user's Confirm. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const form = await request.formData()
  const client = context.get(clientContext)
  const intent = companyIntent(form)
  if (intent) {
    const company = await doCompanyPost(client, locale, intent, form)
    return data(
      { company, unread: undefined, refusal: undefined },
      { status: company.outcome === 'refused' ? company.status : 200 },
    )
  }
  const post = readCartPost(form)
  if (!post) throw new Response(null, { status: 400 })
  if (post.intent === 'unread')
    return data({ unread: post.written, refusal: undefined, company: undefined }, { status: 422 })
  const { apiToken: known, signedIn, role } = context.get(pageContext)
  const apiToken =
    known ?? (signedIn ? undefined : (await client('GET /api/checkout/cart/token')).api_token)
  const refusal = await doCartPost(client, locale, { apiToken, role }, post)
  if (refusal)
    return data(
      { refusal: refusalText(refusal), unread: undefined, company: undefined },
      { status: refusal.status },
    )
  return redirect(cartPath(locale) + queryAfter(post, pageBefore(request)), 303)
}

/** What the cart's page says of a form that was carried out. */
function queryAfter(post: CartPost, back: string): string {
  const query = new URLSearchParams()
  if (post.intent === 'add') {
    query.set('added', String(post.product))
    query.set('back', back)
    if (post.snapped) query.set('snapped', 'added')
  }
  if (post.intent === 'update' && post.snapped) query.set('snapped', String(post.line))
  return query.size > 0 ? `?${query}` : ''
}
