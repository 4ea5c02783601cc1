import type { RequestStatus } from '@tsiran/contract/cart-requests'
import type { Order, OrderStatus as Status } from '@tsiran/contract/order-shapes'
import { orderPath } from '@tsiran/contract/shop-paths'
import { formatDate } from '@tsiran/i18n/dates'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { OrderStatus } from './order-status.tsx'
import { OrderCards } from './order-cards.tsx'

const head = 'px-6 py-3 text-left text-sm font-semibold text-muted'
const cell = 'border-t border-line px-6 py-3.5'

/** An order or a request as a list shows it. */
export interface HistoryRow {
  id: number
  status: Status | RequestStatus
  status_label: string
  /** ISO 8601. */
  created_at: string
  /** As text. */
  total: string
  /** When it is delivered or collected. */
  slot?: Order['slot']
  /** Who sent it, on requests. */
  user?: string
}

export interface OrdersListProps {
  rows: readonly HistoryRow[]
  /** False where the rows are somebody else's and have no page. */
  linked?: boolean
}

/** Orders or requests as a table, on phones as cards; each opens its own page. */
export function OrdersList({ rows, linked = true }: OrdersListProps) {
  return (
    <>
      <OrdersTable rows={rows} linked={linked} />
      <OrderCards rows={rows} linked={linked} />
    </>
  )
}

function OrdersTable({ rows, linked }: Required<OrdersListProps>) {
  const t = useMessages()
  const locale = useLocale()
  const people = rows.some(({ user }) => user !== undefined)
  const slots = rows.some(({ slot }) => slot)
  return (
    <div className="hidden overflow-hidden rounded-card border border-line bg-card md:block">
      <table className="w-full tabular-nums">
        <thead>
          <tr>
            <th className={head}>{t('orders.number')}</th>
            {people && <th className={head}>{t('companies.requestFrom')}</th>}
            <th className={head}>{t('orders.status')}</th>
            <th className={head}>{t('orders.date')}</th>
            {slots && <th className={head}>{t('checkout.slot')}</th>}
            <th className={`${head} text-right`}>{t('orders.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              className={`relative has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-leaf ${linked ? 'hover:bg-leaf-soft' : ''}`}
            >
              <td className={cell}>
                {linked ? (
                  <Link
                    to={orderPath(locale, row.id)}
                    className="font-bold text-leaf outline-none after:absolute after:inset-0"
                  >
                    {row.id}
                  </Link>
                ) : (
                  <b>{row.id}</b>
                )}
              </td>
              {people && <td className={`${cell} wrap-anywhere`}>{row.user}</td>}
              <td className={cell}>
                <OrderStatus status={row.status} label={row.status_label} />
              </td>
              <td className={cell}>{formatDate(row.created_at)}</td>
              {slots && <td className={cell}>{row.slot?.label}</td>}
              <td className={`${cell} text-right font-bold whitespace-nowrap`}>{row.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
