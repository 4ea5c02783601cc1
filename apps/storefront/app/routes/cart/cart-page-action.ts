import { cartPath } from '@tsiran/contract/shop-paths'
import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { refusalText } from '@tsiran/app-kit/api/api-error'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { companyIntent, doCompanyPost } from './company-post.ts'
import { doCartPost, pageBefore, readCartPost } from './cart-post.ts'

/** Add, update and remove as plain form posts; a Manager's Sync, a sub-user's Confirm. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const form = await request.formData()
  const client = context.get(clientContext)
  const intent = companyIntent(form)
  if (intent) {
    const company = await doCompanyPost(client, locale, intent, form)
    return data(
      { company, refusal: undefined },
      { status: company.outcome === 'refused' ? company.status : 200 },
    )
  }
  const post = readCartPost(form)
  if (!post) throw new Response(null, { status: 400 })
  const { apiToken: known, signedIn, role } = context.get(pageContext)
  const apiToken =
    known ?? (signedIn ? undefined : (await client('GET /api/checkout/cart/token')).api_token)
  const refusal = await doCartPost(client, locale, { apiToken, role }, post)
  if (refusal)
    return data({ refusal: refusalText(refusal), company: undefined }, { status: refusal.status })
  const back =
    post.intent === 'add'
      ? `?${new URLSearchParams({ added: String(post.product), back: pageBefore(request) })}`
      : ''
  return redirect(cartPath(locale) + back, 303)
}
