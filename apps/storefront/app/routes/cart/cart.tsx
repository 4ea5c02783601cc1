import {
  cartPath,
  catalogPath,
  checkoutPath,
  quickOrderPath,
  unpaidOrderPath,
} from '@tsiran/contract/shop-paths'
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '@tsiran/ui/button'
import {
  data,
  Link,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from 'react-router'
import { refusalText } from '@tsiran/app-kit/api/api-error'
import { useQueryClient } from '../../platform/api/query-hooks.ts'
import { forgetEmptyCart, useCart } from '../../features/cart/cart-query.ts'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { safeBack } from '../../platform/urls/safe-back.ts'
import { useSignedIn } from '../../features/session/session.ts'
import { Seo } from '../../features/shop/seo.tsx'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import { loadUnpaidOrder } from '../../features/cart/load-unpaid-order.ts'
import { CartBuffer } from '../../features/cart/cart-goals.tsx'
import { CartChanges, hasChanges } from '../../features/cart/cart-changes.tsx'
import { CartRow } from './cart-row.tsx'
import { ConfirmForm, SyncForm } from './company-forms.tsx'
import { companyIntent, doCompanyPost, type CompanyResult } from './company-post.ts'
import { ContinueLink } from './continue-link.tsx'
import { CartWish } from './cart-wish.tsx'
import { CartSummary } from './cart-summary.tsx'
import { doCartPost, pageBefore, readCartPost } from './cart-post.ts'
import { loadCart } from '../../features/cart/load-cart.ts'
import { SyncedLines } from './synced-lines.tsx'
import { useCompanyResult } from './use-company-result.ts'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { LiveRegion } from '@tsiran/app-kit/browser/live-region'
import { SaveListForm } from '../../features/shopping-lists/save-list-form.tsx'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const [cart, unpaid] = await Promise.all([
    loadCart(context, locale),
    loadUnpaidOrder(context, locale),
  ])
  // The cart's lines are in an order that waits for its payment: an empty cart page would lose the way to it.
  if (!cart && unpaid) throw redirect(unpaidOrderPath(locale, unpaid.order_id))
  return { cart, unpaid: unpaid?.order_id, role: context.get(pageContext).role }
}

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

/** If the network fails, the page stays. With scripts the company's forms alone are posted. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  actOrStay(serverAction<typeof action>, { company: unreached, refusal: undefined })

const unreached: CompanyResult = {
  outcome: 'refused',
  message: '',
  status: 503,
  changes: { changed: [] },
}

/** Classes of the empty cart's links. */
const next = 'inline-flex h-11 items-center gap-2 font-semibold text-leaf hover:underline'

/** The cart's lines and totals; everything here is also a plain form. */
export default function CartPage() {
  const { cart: loaded, unpaid, role } = useLoaderData<typeof loader>()
  const { refusal, company } = useActionData<typeof clientAction>() ?? {}
  const t = useMessages()
  const locale = useLocale()
  const { data: live } = useCart()
  const [query] = useSearchParams()
  const queries = useQueryClient()
  const signedIn = useSignedIn()
  const cart = live === undefined ? loaded : live
  useCompanyResult(company)
  const seen = company?.outcome === 'refused' ? company.changes : loaded
  const changes = cart && hasChanges(cart) ? cart : seen
  const empty = !cart || cart.items.length === 0
  const added = cart?.items.find(({ product_id }) => String(product_id) === query.get('added'))

  // Certainly empty: the server's markup does not know a token that is in local storage alone.
  const leftEmpty = useRef(false)
  useEffect(() => {
    leftEmpty.current = live !== undefined && empty
  }, [live, empty])
  useEffect(
    () => () => {
      if (leftEmpty.current) void forgetEmptyCart(queries)
    },
    [queries],
  )

  return (
    <>
      <Seo title={t('cart.title')} />
      <h1 className="mt-6 mb-4 text-2xl font-extrabold sm:text-3xl">{t('cart.title')}</h1>
      {unpaid !== undefined && (
        <Notice kind="warning">
          {t('payment.waitTitle')}{' '}
          <Link to={unpaidOrderPath(locale, unpaid)} className="font-semibold underline">
            {t('payment.pay')}
          </Link>
        </Notice>
      )}
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <LiveRegion answer={company}>
        {company?.outcome === 'refused' && (
          <Notice kind="error">{company.message || t('errors.unavailable')}</Notice>
        )}
        {company?.outcome === 'confirmed' && <Notice kind="success">{company.message}</Notice>}
        {company?.outcome === 'synced' && <SyncedLines {...company} />}
      </LiveRegion>
      {added && <Notice kind="success">{t('cart.added', { name: added.name })}</Notice>}
      {changes && <CartChanges changes={changes} />}
      {empty ? (
        <EmptyState text={t('cart.empty')} hint={t('cart.emptyText')}>
          <ButtonLink to={catalogPath(locale)}>{t('cart.emptyNext')}</ButtonLink>
          {role === 'Manager' && (
            <div className="w-full max-w-xs">
              <SyncForm cart={null} />
            </div>
          )}
          <ButtonLink to={quickOrderPath(locale)} variant="quiet">
            {t('quickOrder.title')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            <ul className="overflow-hidden rounded-card border border-line bg-card">
              {cart.items.map((line) => (
                <CartRow key={line.id} line={line} wish={cart.substitution} />
              ))}
            </ul>
            <CartBuffer cart={cart} />
            {cart.substitution !== undefined && <CartWish wish={cart.substitution} />}
            <div className="mt-4 flex flex-wrap gap-x-6 max-sm:flex-col">
              <ContinueLink back={safeBack(query.get('back'))} className={next} />
              <Link to={quickOrderPath(locale)} className={next}>
                <IconBolt size={20} aria-hidden />
                {t('quickOrder.title')}
              </Link>
              {signedIn && <SaveListForm cart className="open:basis-full" />}
            </div>
          </div>
          <CartSummary cart={cart}>
            {role === 'Manager' && <SyncForm cart={cart} />}
            {role === 'subUser' ? (
              <ConfirmForm />
            ) : (
              <ButtonLink to={checkoutPath(locale)} className="w-full">
                {t('cart.checkout')}
              </ButtonLink>
            )}
          </CartSummary>
        </div>
      )}
    </>
  )
}
