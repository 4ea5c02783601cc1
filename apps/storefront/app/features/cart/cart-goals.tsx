import type { Cart } from '@tsiran/contract/cart-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** What is missing to the smallest order, or else to free delivery. */
export function CartGoals({ cart }: { cart: Cart }) {
  const t = useMessages()
  const { minimum, free_delivery: free } = cart
  const below = minimum && minimum.missing > 0
  const amount = below ? minimum.amount : (free?.from ?? 0)
  const missing = (below ? minimum.missing : free?.missing) ?? 0
  if (missing === 0) return null
  return (
    <div className="mt-3 grid gap-2 text-sm text-muted">
      <p className="tabular-nums">
        {t(below ? 'cart.minimum' : 'cart.freeDelivery', {
          amount: formatMoney(amount),
          missing: formatMoney(missing),
        })}
      </p>
      <progress
        aria-hidden
        max={amount}
        value={amount - missing}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf"
      />
    </div>
  )
}

/** What weighed lines may cost more; nothing without any. */
export function CartBuffer({ cart: { buffer } }: { cart: Cart }) {
  const t = useMessages()
  if (!buffer) return null
  return (
    <p className="mt-3 text-sm text-muted">{t('cart.buffer', { money: formatMoney(buffer) })}</p>
  )
}
