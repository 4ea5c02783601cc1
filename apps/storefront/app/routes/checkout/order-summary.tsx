import type { Cart } from '@tsiran/contract/cart-shapes'
import type { ShippingMethod } from '@tsiran/contract/checkout-methods'
import { cartPath } from '@tsiran/contract/shop-paths'
import { formatMoney } from '@tsiran/i18n/money'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CartBuffer, CartGoals } from '../../features/cart/cart-goals.tsx'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { forDelivery, forPickup } from './locked-place.tsx'

interface OrderSummaryProps {
  cart: Cart
  /** The method that is chosen now, with the server's total for it. */
  shipping: ShippingMethod | undefined
  /** Drams of the chosen slot, on top of the method's. */
  slotFee: number
  /** Whether the cart says what is missing for collecting it, or else for its delivery. */
  collects: boolean
  children: ReactNode
}

/** The server's lines and totals. */
export function OrderSummary({ cart, shipping, slotFee, collects, children }: OrderSummaryProps) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <section
      aria-labelledby="summary"
      className="rounded-card border border-line bg-card p-4 sm:p-6 lg:sticky lg:top-28"
    >
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="summary" className="text-lg font-extrabold">
          {t('cart.summary')}
        </h2>
        <Link
          to={cartPath(locale)}
          className="inline-flex min-h-11 items-center font-semibold text-leaf hover:underline"
        >
          {t('checkout.edit')}
        </Link>
      </div>
      <ul className="grid max-h-80 gap-3 overflow-y-auto border-b border-line pb-4">
        {cart.items.map(({ id, name, options, quantity, formated_total }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 text-sm">
            <span className="min-w-0">
              {name}
              {options && <span className="text-muted">, {options}</span>}
              <span className="whitespace-nowrap text-muted tabular-nums"> × {quantity}</span>
            </span>
            <span className="shrink-0 font-semibold tabular-nums">{formated_total}</span>
          </li>
        ))}
      </ul>
      <dl className="my-4 grid gap-2 tabular-nums" aria-live="polite">
        <Row label={t('cart.subTotal')} value={cart.formated_sub_total} />
        {/* Without scripts they would not follow the choice; each method then names its own total. */}
        {shipping && (
          <Row
            label={t('cart.shipping')}
            value={slotFee > 0 ? formatMoney(shipping.rate + slotFee) : shipping.formated_rate}
            className="noscript:hidden"
          />
        )}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 noscript:hidden">
          <dt className="font-bold">{t('cart.total')}</dt>
          <dd className="text-xl font-extrabold">
            {slotFee > 0 && shipping?.grand_total
              ? formatMoney(shipping.grand_total + slotFee)
              : (shipping?.formated_grand_total ?? cart.formated_grand_total)}
          </dd>
        </div>
      </dl>
      {/* What is missing to a delivery is not missing to an order that is collected. */}
      <div className={collects ? forPickup : forDelivery}>
        <CartGoals cart={cart} />
      </div>
      <CartBuffer cart={cart} />
      {children}
    </section>
  )
}

function Row({
  label,
  value,
  className = '',
}: {
  label: string
  value: string
  className?: string
}) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className}`}>
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}
