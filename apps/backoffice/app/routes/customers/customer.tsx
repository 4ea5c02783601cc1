import { useQuery } from '@tanstack/react-query'
import type { AdminCustomer } from '@tsiran/contract/admin/customer-shapes'
import { fullName } from '@tsiran/contract/full-name'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { DetailLayout, Panel } from '@tsiran/ui/detail-layout'
import { Status } from '@tsiran/ui/status-dot'
import { Link, useParams } from 'react-router'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { Facts } from '../../features/people/facts.tsx'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { customerQuery } from '../../features/people/people-queries.ts'
import { PersonOrders } from '../../features/people/person-orders.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CustomerForm } from './customer-form.tsx'
import { EraseCustomer } from './erase-customer.tsx'
import { ResetLink } from './reset-link.tsx'

/** One customer: who they are, what they ordered, what the staff knows. */
export default function Customer() {
  const t = useMessages()
  const query = useQuery(customerQuery(Number(useParams()['id'])))
  const back = { to: '/customers', label: t('customers.title') }
  return (
    <LoadThing query={query} back={back}>
      {(customer) => <CustomerPage key={customer.id} customer={customer} back={back} />}
    </LoadThing>
  )
}

function CustomerPage({
  customer,
  back,
}: {
  customer: AdminCustomer
  back: { to: string; label: string }
}) {
  const t = useMessages()
  const can = useCan()
  const mayWrite = can('customers.write')
  const {
    id,
    blocked,
    verified,
    company,
    kind,
    orders,
    sum,
    last_order_at,
    created_at,
    addresses,
  } = customer
  const side = (
    <>
      <Panel title={t('people.orders')}>
        <Facts
          rows={[
            [t('people.orders'), orders],
            [t('people.sum'), formatMoney(sum)],
            [t('people.lastOrder'), last_order_at ? formatDate(last_order_at) : '–'],
            [t('people.since'), formatDate(created_at)],
            [t('customers.kind'), t(`customers.kinds.${kind}`)],
          ]}
        />
        {company && (
          <Link
            to={`/companies/${company.id}`}
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-leaf hover:underline"
          >
            {company.name}
          </Link>
        )}
      </Panel>
      <Panel title={t('customers.addresses')}>
        {addresses.length === 0 && <p className="text-muted">{t('customers.noAddresses')}</p>}
        <ul className="grid gap-3 empty:hidden">
          {addresses.map((address) => (
            <li key={address.id}>
              <p className="font-semibold">{address.name}</p>
              <p>{address.text}</p>
              <p className="text-muted">{address.phone}</p>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
  return (
    <Page
      title={fullName(customer) || customer.email}
      back={back}
      aside={
        <Status tone={blocked ? 'bad' : verified ? 'good' : 'attention'}>
          {t(
            blocked ? 'customers.blocked' : verified ? 'customers.active' : 'customers.unverified',
          )}
        </Status>
      }
      actions={mayWrite && !blocked && <ResetLink id={id} email={customer.email} />}
    >
      <DetailLayout side={side} sideLabel={t('people.details')}>
        <CustomerForm customer={customer} mayWrite={mayWrite} />
        <PersonOrders orders={customer.recent_orders} all={`/orders?customer_id=${id}`} />
        <ThingHistory type="customer" id={id} />
      </DetailLayout>
      {can('people.write') && <EraseCustomer customer={customer} />}
    </Page>
  )
}
