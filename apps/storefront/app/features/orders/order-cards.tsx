import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { orderPath } from '@tsiran/contract/shop-paths'
import { formatDate } from '@tsiran/i18n/dates'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { OrderStatus } from './order-status.tsx'
import type { HistoryRow, OrdersListProps } from './orders-list.tsx'

const card =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-card border border-line bg-card p-4 tabular-nums'

/** Orders as cards, on phones. */
export function OrderCards({ rows, linked }: Required<OrdersListProps>) {
  const locale = useLocale()
  return (
    <ul className="grid gap-3 md:hidden">
      {rows.map((row) => (
        <li key={row.id}>
          {linked ? (
            <Link to={orderPath(locale, row.id)} className={card}>
              <CardTexts row={row} linked />
            </Link>
          ) : (
            <div className={card}>
              <CardTexts row={row} linked={false} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function CardTexts({ row, linked }: { row: HistoryRow; linked: boolean }) {
  const t = useMessages()
  return (
    <>
      <b className={linked ? 'text-leaf' : ''}>
        <span className="sr-only">{`${t('orders.number')}${t('shell.colon')} `}</span>
        {row.id}
      </b>
      <span className="text-right text-muted">{formatDate(row.created_at)}</span>
      {row.user !== undefined && <span className="col-span-2 wrap-anywhere">{row.user}</span>}
      {row.slot && (
        <span className="col-span-2 text-sm text-muted">
          <span className="sr-only">
            {`${t(row.slot.pickup ? 'checkout.pickupSlot' : 'checkout.slot')}${t('shell.colon')} `}
          </span>
          {row.slot.label}
        </span>
      )}
      <OrderStatus status={row.status} label={row.status_label} />
      <span className="flex items-center justify-end gap-1 text-lg font-extrabold">
        {row.total}
        {linked && <IconChevronRight size={20} aria-hidden className="text-muted" />}
      </span>
    </>
  )
}
