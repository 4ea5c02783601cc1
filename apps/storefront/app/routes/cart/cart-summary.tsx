import type { Cart } from '@tsiran/contract/cart-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import type { ReactNode } from 'react'
import { CartGoals } from '../../features/cart/cart-goals.tsx'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** The server's totals and the next step; on phones sticky above the bottom bar. */
export function CartSummary({ cart, children }: { cart: Cart; children: ReactNode }) {
  const t = useMessages()
  return (
    <section
      aria-label={t('cart.summary')}
      className="sum-bar sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-3.5 border-t border-line bg-card p-3.5 shadow-[0_-8px_24px_-16px] shadow-ink/25 md:static md:mx-0 md:rounded-card md:border md:p-5 md:shadow-none lg:sticky lg:top-28"
    >
      <h2 className="mb-3 hidden text-lg font-extrabold md:block">{t('cart.summary')}</h2>
      <dl className="grid gap-2 tabular-nums" aria-live="polite">
        <div className="hidden justify-between gap-4 md:flex">
          <dt className="text-muted">{t('cart.subTotal')}</dt>
          <dd className="font-semibold">{cart.formated_sub_total}</dd>
        </div>
        <div className="hidden justify-between gap-4 md:flex">
          <dt className="text-muted">{t('cart.shipping')}</dt>
          <dd className="text-right font-semibold">
            {cart.shipping === null ? t('cart.shippingLater') : formatMoney(cart.shipping)}
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 md:border-t md:border-line md:pt-3">
          <dt className="font-bold">{t('cart.total')}</dt>
          <dd className="text-xl font-extrabold">{cart.formated_grand_total}</dd>
        </div>
      </dl>
      <CartGoals cart={cart} />
      <div className="mt-3">{children}</div>
    </section>
  )
}
