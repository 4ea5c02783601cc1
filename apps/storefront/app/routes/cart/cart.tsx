import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { useQueryClient } from '@tanstack/react-query'
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
  type HeadersFunction,
  type LoaderFunctionArgs,
} from 'react-router'
import { forgetCart, useCart } from '../../lib/cart-query.ts'
import { clientContext, pageContext } from '../../lib/context.ts'
import { readLocale, useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { EmptyState } from '../catalog/empty-state.tsx'
import { loadUnpaidOrder, unpaidOrderPath } from '../checkout/load-unpaid-order.ts'
import { CartChanges } from './cart-changes.tsx'
import { CartRow } from './cart-row.tsx'
import { CartSummary } from './cart-summary.tsx'
import { doCartPost, readCartPost, refusalText, safeBack } from './cart-post.ts'
import { loadCart } from './load-cart.ts'
import { Notice } from '../../components/notice.tsx'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const cart = await loadCart(context, locale)
  // What was in the cart is in an order that waits for its payment: leaving an empty cart would forget whose it is.
  if (!cart && (await loadUnpaidOrder(context, locale))) throw redirect(unpaidOrderPath(locale))
  return { cart }
}

/** Add, update and remove as plain form posts. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const post = readCartPost(await request.formData())
  if (!post) throw new Response(null, { status: 400 })
  const client = context.get(clientContext)
  const { apiToken: known, signedIn } = context.get(pageContext)
  const apiToken = known ?? (signedIn ? undefined : (await client('GET /api/checkout/cart/token')).api_token)
  const refusal = await doCartPost(client, locale, apiToken, post)
  if (refusal) return data({ refusal: refusalText(refusal) }, { status: refusal.status })
  const back = post.intent === 'add' && post.back ? `?${new URLSearchParams({ added: String(post.product), back: post.back })}` : ''
  return redirect(`/${locale}/shop/cart${back}`, 303)
}

/** The cart's lines and what they cost; everything here is also a plain form. */
export default function CartPage() {
  const { cart: loaded } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useMessages()
  const locale = useLocale()
  const { data: live } = useCart()
  const [query] = useSearchParams()
  const queries = useQueryClient()
  const cart = live === undefined ? loaded : live
  const empty = !cart || cart.items.length === 0
  const added = cart?.items.find(({ product_id }) => String(product_id) === query.get('added'))

  const leftEmpty = useRef(empty)
  useEffect(() => {
    leftEmpty.current = empty
  }, [empty])
  useEffect(
    () => () => {
      if (leftEmpty.current) forgetCart(queries)
    },
    [queries],
  )

  return (
    <>
      <title>{t('cart.title')}</title>
      <h1 className="mt-6 mb-4 text-2xl font-extrabold sm:text-3xl">{t('cart.title')}</h1>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {added && <Notice kind="success">{t('cart.added', { name: added.name })}</Notice>}
      {empty ? (
        <EmptyState text={t('cart.empty')} hint={t('cart.emptyText')}>
          <ButtonLink to={`/${locale}/shop/catalog`}>{t('cart.emptyNext')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <CartChanges changed={cart.changed.length > 0 ? cart.changed : (loaded?.changed ?? [])} />
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div>
              <ul className="overflow-hidden rounded-card border border-line bg-card">
                {cart.items.map((line) => (
                  <CartRow key={line.id} line={line} />
                ))}
              </ul>
              <Link
                to={safeBack(query.get('back')) || `/${locale}`}
                className="mt-4 inline-flex h-11 items-center gap-2 font-semibold text-leaf hover:underline"
              >
                <IconArrowLeft size={20} aria-hidden />
                {t('cart.continue')}
              </Link>
            </div>
            <CartSummary cart={cart}>
              <ButtonLink to={`/${locale}/shop/checkout`} className="w-full">
                {t('cart.checkout')}
              </ButtonLink>
            </CartSummary>
          </div>
        </>
      )}
    </>
  )
}
