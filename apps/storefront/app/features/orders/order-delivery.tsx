import type { Order } from '@tsiran/contract/order-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** An order's slot, what to do where something is not there, and what weighed lines may cost more until they are weighed. */
export function OrderDelivery({
  order,
}: {
  order: Pick<Order, 'slot' | 'substitution' | 'buffer' | 'final_total'>
}) {
  const t = useMessages()
  const { slot, substitution, buffer, final_total } = order
  const rows = [
    slot && [
      t(slot.pickup ? 'checkout.pickupSlot' : 'checkout.slot'),
      [slot.label, slot.district].filter(Boolean).join(' · '),
    ],
    substitution && [t('cart.substitution.title'), t(`cart.substitution.${substitution}`)],
  ].filter((row) => !!row)
  const more = buffer && typeof final_total !== 'number' ? buffer : 0
  if (rows.length === 0 && more === 0) return null
  return (
    <div className="mt-3 grid gap-2 border-t border-line pt-3 text-sm">
      <dl className="grid gap-2">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {more > 0 && <p className="text-muted">{t('cart.buffer', { money: formatMoney(more) })}</p>}
    </div>
  )
}
