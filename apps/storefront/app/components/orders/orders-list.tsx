import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { OrderRow } from '@tsiran/contract/orders'
import { formatDate } from '@tsiran/i18n/dates'
import { Link } from 'react-router'
import { orderLink } from '../../lib/account-links.ts'
import { useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { OrderStatus } from './order-status.tsx'

const head = 'px-6 py-3 text-left text-sm font-semibold text-muted'
const cell = 'border-t border-line px-6 py-3.5'

/** Orders as a table, on phones as cards; each opens its order. */
export function OrdersList({ orders }: { orders: readonly OrderRow[] }) {
  return (
    <>
      <OrdersTable orders={orders} />
      <OrderCards orders={orders} />
    </>
  )
}

function OrdersTable({ orders }: { orders: readonly OrderRow[] }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div className="hidden overflow-hidden rounded-card border border-line bg-card md:block">
      <table className="w-full tabular-nums">
        <thead>
          <tr>
            <th className={head}>{t('orders.number')}</th>
            <th className={head}>{t('orders.status')}</th>
            <th className={head}>{t('orders.date')}</th>
            <th className={`${head} text-right`}>{t('orders.total')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr
              key={order.id}
              className="relative hover:bg-leaf-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-leaf"
            >
              <td className={cell}>
                <Link to={orderLink(locale, order.id)} className="font-bold text-leaf outline-none after:absolute after:inset-0">
                  {order.increment_id}
                </Link>
              </td>
              <td className={cell}>
                <OrderStatus status={order.status} label={order.status_label} />
              </td>
              <td className={cell}>{formatDate(order.created_at)}</td>
              <td className={`${cell} text-right font-bold`}>{order.formated_base_grand_total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OrderCards({ orders }: { orders: readonly OrderRow[] }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <ul className="grid gap-3 md:hidden">
      {orders.map((order) => (
        <li key={order.id}>
          <Link
            to={orderLink(locale, order.id)}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-card border border-line bg-card p-4 tabular-nums"
          >
            <b className="text-leaf">
              <span className="sr-only">{t('orders.number')}: </span>
              {order.increment_id}
            </b>
            <span className="text-right text-muted">{formatDate(order.created_at)}</span>
            <OrderStatus status={order.status} label={order.status_label} />
            <span className="flex items-center justify-end gap-1 text-lg font-extrabold">
              {order.formated_base_grand_total}
              <IconChevronRight size={20} aria-hidden className="text-muted" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
