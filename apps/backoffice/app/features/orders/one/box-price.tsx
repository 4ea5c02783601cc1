import type { AdminOrderLine } from '@tsiran/contract/admin/order-line-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { useMessages } from '../../../platform/i18n/language.tsx'

/** What a full box of a line costs: without it the line's sum is not its pieces by their price. Nothing where there are no boxes. */
export function BoxPrice({ line }: { line: Pick<AdminOrderLine, 'box_qty' | 'box_price'> }) {
  const t = useMessages()
  const { box_qty: count, box_price: price } = line
  if (count === null || price === null) return null
  return (
    <span className="text-muted"> · {t('orders.box', { count, price: formatMoney(price) })}</span>
  )
}
