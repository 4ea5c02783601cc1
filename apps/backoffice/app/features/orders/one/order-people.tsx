import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { fullName } from '@tsiran/contract/full-name'
import { formatDate } from '@tsiran/i18n/dates'
import { Panel } from '@tsiran/ui/detail-layout'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useCan } from '../../session/me-query.ts'
import { CallLink } from './call-link.tsx'

/** Who ordered: the person or company with links to them and to their orders, and where the order's mails go. */
export function OrderBuyer({ order }: { order: AdminOrder }) {
  const t = useMessages()
  const can = useCan()
  const { customer, company, email, erased_at, billing_address: billing } = order
  return (
    <Panel title={t('orders.buyer')}>
      <div className="grid gap-2 wrap-anywhere">
        {company && (
          <Party
            label={t('orders.company')}
            name={company.name}
            to={can('companies.read') ? `/companies/${company.id}` : null}
          >
            <OrdersOf query={`company_id=${company.id}`} />
          </Party>
        )}
        {customer ? (
          <Party
            label={t('orders.customer')}
            name={customer.name}
            to={can('customers.read') ? `/customers/${customer.id}` : null}
          >
            <OrdersOf query={`customer_id=${customer.id}`} />
          </Party>
        ) : erased_at === null ? (
          <Party label={t('orders.guest')} name={fullName(billing)} to={null} />
        ) : (
          <p className="text-muted">{t('orders.erased', { date: formatDate(erased_at) })}</p>
        )}
        {email && (
          <a href={`mailto:${email}`} className="text-leaf hover:underline">
            {email}
          </a>
        )}
        {billing.phone && <CallLink phone={billing.phone} />}
      </div>
    </Panel>
  )
}

function Party({
  label,
  name,
  to,
  children,
}: {
  label: string
  name: string
  to: string | null
  children?: ReactNode
}) {
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        {to ? (
          <Link to={to} className="font-semibold text-leaf hover:underline">
            {name}
          </Link>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        {children}
      </p>
    </div>
  )
}

function OrdersOf({ query }: { query: string }) {
  const t = useMessages()
  return (
    <Link to={`/orders?${query}`} className="text-sm text-leaf hover:underline">
      {t('orders.ordersOf')}
    </Link>
  )
}
