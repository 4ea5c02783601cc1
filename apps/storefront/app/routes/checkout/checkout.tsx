import { catalogPath } from '@tsiran/contract/shop-paths'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import { LiveRegion } from '@tsiran/app-kit/browser/live-region'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { ButtonLink } from '@tsiran/ui/button'
import { useEffect } from 'react'
import {
  useLoaderData,
  useRevalidator,
  type ClientActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
} from 'react-router'
import { CartChanges, hasChanges } from '../../features/cart/cart-changes.tsx'
import { useCart } from '../../features/cart/cart-query.ts'
import { Seo } from '../../features/shop/seo.tsx'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { useQueryClient } from '../../platform/api/query-hooks.ts'
import { cartKey } from '../../platform/api/query-keys.ts'
import { CheckoutForm } from './checkout-form.tsx'
import type { CheckoutErrors } from './checkout-values.ts'
import { loadCheckout } from './load-checkout.ts'
import { PaymentFailed } from './payment-failed.tsx'
import { Refusal } from './refusal.tsx'
import { readCheckoutForm } from './read-checkout-form.ts'
import type { action } from './checkout-action.ts'
import { useLastRefusal } from './use-last-refusal.ts'

export { action } from './checkout-action.ts'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

export const loader = async ({ params, context, url }: LoaderFunctionArgs) => ({
  ...(await loadCheckout(context, readLocale(params))),
  paymentFailed: url.searchParams.get('errNo') === 'swr_3',
})

/** If the network fails, the page stays with all that was typed. The order may be placed: the same press again leads to it. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const values = readCheckoutForm(await request.clone().formData())
  return actOrStay(serverAction<typeof action>, {
    values,
    errors: {} as CheckoutErrors,
    message: '',
    changes: { changed: [], shipping_changed: undefined },
    minimum: null,
    emptied: false,
  })
}

/** A refusal because of the cart or the credit changes the totals; a cart that lost all its lines is shown here. */
export function shouldRevalidate({
  actionStatus,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (actionStatus !== 409) return defaultShouldRevalidate
  return !(actionResult as { emptied: boolean }).emptied
}

/** Contact, address, methods and the order's summary. */
export default function CheckoutPage() {
  const { cart, buyer, begin, shippings, payments, offer, paymentFailed } =
    useLoaderData<typeof loader>()
  const refused = useLastRefusal(useActionData<typeof clientAction>())
  const t = useMessages()
  const locale = useLocale()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const { data: live } = useCart()
  // Another tab changed the cart, or a quantity was still being saved when this page was requested.
  // Where the answer was lost, the cart may be in an order that the next press leads to.
  const lost = refused?.message === ''
  const outdated =
    live !== undefined && live?.sub_total !== cart.sub_total && !refused?.emptied && !lost
  useEffect(() => {
    if (outdated) void revalidate()
  }, [outdated, revalidate])
  // The form focuses a field with an error.
  const notice = refused && Object.keys(refused.errors).length === 0 ? refused : undefined
  useEffect(() => {
    if (notice && !lost) void queries.invalidateQueries({ queryKey: cartKey })
  }, [notice, lost, queries])
  return (
    <>
      <Seo title={t('checkout.title')} />
      <h1 className="mt-6 mb-4 text-2xl font-extrabold sm:text-3xl">{t('checkout.title')}</h1>
      {paymentFailed && !refused && <PaymentFailed />}
      <LiveRegion answer={notice}>
        {refused && <Refusal {...refused} />}
        <CartChanges changes={refused && hasChanges(refused.changes) ? refused.changes : cart} />
      </LiveRegion>
      {refused?.emptied ? (
        <EmptyState text={t('cart.empty')} hint={t('cart.emptyText')}>
          <ButtonLink to={catalogPath(locale)}>{t('cart.emptyNext')}</ButtonLink>
        </EmptyState>
      ) : (
        <CheckoutForm
          cart={cart}
          buyer={buyer}
          begin={begin}
          shippings={shippings}
          payments={payments}
          offer={offer}
          refused={refused}
        />
      )}
    </>
  )
}
