import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { Address } from '@tsiran/contract/addresses'
import { fullName } from '@tsiran/contract/full-name'
import { addressesPath, ordersPath } from '@tsiran/contract/shop-paths'
import { formatMoney } from '@tsiran/i18n/money'
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { toHistoryRow } from '../../features/orders/order-row.ts'
import { OrdersList } from '../../features/orders/orders-list.tsx'
import { accountMenu } from '../../platform/urls/account-links.ts'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { readRange } from '../../features/orders/history-range.ts'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useAccount } from './account.tsx'
import { DashboardPart } from './dashboard-part.tsx'

/** Orders that the dashboard shows. */
const maxOrders = 3

/** The newest orders and the first address; a sub-user has neither. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  if (context.get(pageContext).role === 'subUser') return { orders: [], address: null }
  const client = context.get(clientContext)
  const { from: dateFrom, to: dateTo } = readRange(new URLSearchParams())
  const [history, addresses] = await Promise.all([
    client('GET /api/history', {
      query: { locale: readLocale(params), limit: maxOrders, pagination: true, dateFrom, dateTo },
    }),
    client('GET /api/addresses', { query: {} }),
  ])
  return { orders: history.data.map(toHistoryRow), address: addresses.data[0] ?? null }
}

/** The account's overview: latest orders, delivery address, and links to the other pages. */
export default function DashboardPage() {
  const { orders, address } = useLoaderData<typeof loader>()
  const { data: person, role, limit } = useAccount()
  const t = useMessages()
  const locale = useLocale()
  return (
    <section>
      <title>{t('account.dashboard')}</title>
      <h1 className="mb-4 text-2xl font-extrabold wrap-anywhere sm:text-3xl">
        {t('shell.hello', { name: person.first_name })}
      </h1>
      {limit !== null && (
        <p className="mb-6 rounded-card border border-line bg-card px-4 py-3 sm:px-6">
          {t('orders.credit')} <b className="tabular-nums">{formatMoney(limit)}</b>
        </p>
      )}
      {orders.length > 0 && (
        <DashboardPart
          title={t('account.latestOrders')}
          to={ordersPath(locale)}
          more={t('account.allOrders')}
        >
          <OrdersList rows={orders} />
        </DashboardPart>
      )}
      {address && (
        <DashboardPart
          title={t('account.deliveryAddress')}
          to={addressesPath(locale)}
          more={t('account.addresses')}
        >
          <AddressLines address={address} />
        </DashboardPart>
      )}
      <nav aria-label={t('account.dashboard')}>
        <ul className="grid gap-3 sm:grid-cols-2">
          {accountMenu(locale, role).map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-14 items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-2 font-semibold hover:bg-leaf-soft"
              >
                {t(label)}
                <IconChevronRight size={20} aria-hidden className="shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}

function AddressLines({ address }: { address: Address }) {
  const t = useMessages()
  return (
    <address className="rounded-card border border-line bg-card p-4 leading-relaxed not-italic wrap-anywhere sm:px-6">
      <b className="block">{fullName(address)}</b>
      <span className="block">{address.address1.join(', ')}</span>
      <span className="block text-muted">{`${t('checkout.cityName')}, ${address.postcode}`}</span>
      <span className="block tabular-nums">{address.phone}</span>
    </address>
  )
}
