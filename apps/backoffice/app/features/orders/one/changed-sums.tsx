import type { MovePreview } from '@tsiran/contract/admin/order-moves'
import { formatMoney } from '@tsiran/i18n/money'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { Sum } from './order-sums.tsx'

/** The sums of an order before and after a change, what goes back to the buyer and what is owed more. */
export function ChangedSums({
  preview: { before, after, refund, owed },
}: {
  preview: MovePreview
}) {
  const t = useMessages()
  return (
    <dl className="grid gap-1 tabular-nums">
      <Change label={t('orders.products')} before={before.sub_total} after={after.sub_total} />
      <Change
        label={t('orders.delivery')}
        before={before.shipping_amount}
        after={after.shipping_amount}
      />
      <Change
        label={t('orders.total')}
        before={before.grand_total}
        after={after.grand_total}
        strong
      />
      {refund > 0 && <Sum label={t('orders.goesBack')}>{formatMoney(refund)}</Sum>}
      {owed > 0 && <Sum label={t('orders.owesMore')}>{formatMoney(owed)}</Sum>}
    </dl>
  )
}

function Change({
  label,
  before,
  after,
  strong = false,
}: {
  label: string
  before: number
  after: number
  strong?: boolean
}) {
  return (
    <Sum label={label} strong={strong}>
      {before !== after && (
        <>
          <del className="text-sm font-normal text-muted">{formatMoney(before)}</del>{' '}
        </>
      )}
      {formatMoney(after)}
    </Sum>
  )
}
