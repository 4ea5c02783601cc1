import type { OrderItem } from '@tsiran/contract/order-line-shapes'
import { productPath } from '@tsiran/contract/shop-paths'
import { formatMoney } from '@tsiran/i18n/money'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { FinalLineText } from './final-line.tsx'
import { Picture } from '../product/picture.tsx'

/** An order's lines with the prices at the time of ordering. */
export function OrderLines({ items }: { items: readonly OrderItem[] }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <ul
      aria-label={t('orders.lines')}
      className="overflow-hidden rounded-card border border-line bg-card"
    >
      {items.map((item) => (
        <li
          key={item.sku}
          className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line p-3 last:border-b-0 sm:grid-cols-[5rem_minmax(0,1fr)_auto] sm:gap-x-4 sm:p-4"
        >
          <span className="overflow-hidden rounded-control bg-apricot-soft/40">
            <Picture urls={item.product.base_image} alt="" sizes="80px" />
          </span>
          <div className="min-w-0 leading-snug wrap-anywhere">
            {item.product_id === null || item.sold === false ? (
              <span className="font-semibold">{item.name}</span>
            ) : (
              <Link
                to={productPath(locale, item.product.url_key)}
                className="font-semibold hover:text-leaf hover:underline"
              >
                {item.name}
              </Link>
            )}
            <p className="text-sm text-muted tabular-nums">
              {item.qty_ordered} × {formatMoney(item.price)}
              {item.weighed && ` · ${item.weighed.formatted}`}
            </p>
            <FinalLineText item={item} />
          </div>
          <LineTotal item={item} />
        </li>
      ))}
    </ul>
  )
}

/** What a line costs; of a settled one what was packed, with what was agreed struck through where it differs. */
function LineTotal({ item: { grant_total: agreed, final } }: { item: OrderItem }) {
  if (!final || final.total === agreed)
    return <b className="text-right tabular-nums">{formatMoney(agreed)}</b>
  return (
    <span className="grid text-right tabular-nums">
      <s className="text-sm text-muted">{formatMoney(agreed)}</s>
      <b>{final.formated_total}</b>
    </span>
  )
}
