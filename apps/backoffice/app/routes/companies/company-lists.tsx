import { useMessages as useShopMessages } from '@tsiran/app-kit/i18n/messages'
import type { AdminCompany } from '@tsiran/contract/admin/company-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { Panel } from '@tsiran/ui/detail-layout'
import { Link } from 'react-router'
import { SmallTable } from '../../features/people/small-table.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** A company's users, what its sub-users asked for, and its payments. */
export function CompanyLists({
  company: { users, requests, payments },
}: {
  company: AdminCompany
}) {
  const t = useMessages()
  const shop = useShopMessages()
  const seesPeople = useCan()('customers.read')
  return (
    <>
      <Panel title={t('companies.users')}>
        <SmallTable
          label={t('companies.users')}
          empty="–"
          heads={[t('people.name'), t('customers.kind'), t('session.email'), t('people.phone')]}
          rows={users.map(({ id, name, role, position, email, phone }) => ({
            id,
            cells: [
              seesPeople ? (
                <Link
                  key="name"
                  to={`/customers/${id}`}
                  className="inline-flex min-h-8 items-center max-md:min-h-11 font-semibold text-leaf hover:underline"
                >
                  {name}
                </Link>
              ) : (
                name
              ),
              role === 'Manager' ? t('companies.manager') : position || t('companies.subUser'),
              email,
              phone,
            ],
          }))}
        />
      </Panel>
      <Panel title={t('companies.requests')}>
        <SmallTable
          label={t('companies.requests')}
          empty={t('companies.noRequests')}
          heads={[
            t('people.number'),
            t('people.placed'),
            t('people.name'),
            t('people.state'),
            t('people.total'),
          ]}
          rows={requests.map(({ id, created_at, user, status, total }) => ({
            id,
            cells: [
              id,
              formatDate(created_at),
              user,
              shop(`companies.requestStatus.${status}`),
              formatMoney(total),
            ],
          }))}
        />
      </Panel>
      <Panel title={t('companies.payments')}>
        <SmallTable
          label={t('companies.payments')}
          empty={t('companies.noPayments')}
          heads={[
            t('stock.when'),
            t('companies.amount'),
            t('companies.paymentNote'),
            t('people.name'),
          ]}
          rows={payments.map(({ id, at, amount, note, by }) => ({
            id,
            cells: [formatDate(at), formatMoney(amount), note, by],
          }))}
        />
      </Panel>
    </>
  )
}
