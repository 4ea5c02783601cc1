import { useQuery } from '@tanstack/react-query'
import type { AdminCompany } from '@tsiran/contract/admin/company-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { DetailLayout, Panel } from '@tsiran/ui/detail-layout'
import { useParams } from 'react-router'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { CompanyState } from '../../features/people/company-state.tsx'
import { Facts } from '../../features/people/facts.tsx'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { companyQuery } from '../../features/people/people-queries.ts'
import { PersonOrders } from '../../features/people/person-orders.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CompanyForm } from './company-form.tsx'
import { CompanyLists } from './company-lists.tsx'
import { CompanySteps } from './company-steps.tsx'
import { CreditPanel } from './credit-panel.tsx'

/** One company: its people, orders and requests, its credit and its debts. */
export default function Company() {
  const t = useMessages()
  const query = useQuery(companyQuery(Number(useParams()['id'])))
  const back = { to: '/companies', label: t('companies.title') }
  return (
    <LoadThing query={query} back={back}>
      {(company) => <CompanyPage key={company.id} company={company} back={back} />}
    </LoadThing>
  )
}

function CompanyPage({
  company,
  back,
}: {
  company: AdminCompany
  back: { to: string; label: string }
}) {
  const t = useMessages()
  const can = useCan()
  const { id, name, status, tin, orders, sum, last_order_at, created_at } = company
  const side = (
    <>
      <CreditPanel company={company} />
      <Panel title={t('people.details')}>
        <Facts
          rows={[
            [t('companies.tin'), tin],
            [t('people.orders'), orders],
            [t('people.sum'), formatMoney(sum)],
            [t('people.lastOrder'), last_order_at ? formatDate(last_order_at) : '–'],
            [t('people.since'), formatDate(created_at)],
          ]}
        />
      </Panel>
    </>
  )
  return (
    <Page
      title={name}
      back={back}
      aside={<CompanyState status={status} />}
      actions={can('companies.write') && <CompanySteps company={company} />}
    >
      <DetailLayout side={side} sideLabel={t('companies.credit')}>
        <CompanyForm
          company={company}
          mayWrite={can('companies.write')}
          seesPeople={can('customers.read')}
        />
        <PersonOrders orders={company.recent_orders} all={`/orders?company_id=${id}`} />
        <CompanyLists company={company} />
        <ThingHistory type="company" id={id} />
      </DetailLayout>
    </Page>
  )
}
