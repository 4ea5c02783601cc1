import { useMessages as useShopMessages } from '@tsiran/app-kit/i18n/messages'
import type { PersonOrder } from '@tsiran/contract/admin/people-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { Panel } from '@tsiran/ui/detail-layout'
import { Status } from '@tsiran/ui/status-dot'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { SmallTable } from './small-table.tsx'

interface PersonOrdersProps {
  orders: readonly PersonOrder[]
  /** The address of the list of all of them. */
  all: string
}

/** The newest orders of a customer or a company. */
export function PersonOrders({ orders, all }: PersonOrdersProps) {
  const t = useMessages()
  const shop = useShopMessages()
  const inDebt = orders.some(({ owed }) => owed > 0)
  return (
    <Panel
      title={t('people.orders')}
      action={
        orders.length > 0 && (
          <Link to={all} className="inline-flex min-h-11 items-center text-leaf hover:underline">
            {t('people.allOrders')}
          </Link>
        )
      }
    >
      <SmallTable
        label={t('people.orders')}
        empty={t('people.noOrders')}
        heads={[
          t('people.number'),
          t('people.placed'),
          t('people.state'),
          t('people.total'),
          ...(inDebt ? [t('people.owed')] : []),
        ]}
        rows={orders.map(({ id, created_at, status, grand_total, owed }) => ({
          id,
          cells: [
            <Link
              key="number"
              to={`/orders/${id}`}
              className="inline-flex min-h-8 items-center max-md:min-h-11 font-semibold text-leaf hover:underline"
            >
              {id}
            </Link>,
            formatDate(created_at),
            <Status key="state" tone={status === 'pending_payment' ? 'other' : status}>
              {shop(`orderStatus.${status}`)}
            </Status>,
            formatMoney(grand_total),
            ...(inDebt ? [owed > 0 ? formatMoney(owed) : '–'] : []),
          ],
        }))}
      />
    </Panel>
  )
}
