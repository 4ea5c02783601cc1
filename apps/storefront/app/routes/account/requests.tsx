import type { Client } from '@tsiran/contract/client'
import type { Locale } from '@tsiran/contract/locale'
import { cartRequestsPath, profilePath } from '@tsiran/contract/shop-paths'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { HistoryPage } from '../../features/orders/history-page.tsx'
import { OrdersList, type HistoryRow } from '../../features/orders/orders-list.tsx'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import {
  historyPageSize,
  rangeQuery,
  readRange,
  type HistoryRange,
} from '../../features/orders/history-range.ts'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useAccount } from './account.tsx'

/** The company's requests for the Manager, the Manager's orders for a sub-user; an individual goes to the profile (R18). */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const { role } = context.get(pageContext)
  if (!role) throw redirect(profilePath(locale))
  const range = readRange(url.searchParams)
  const load = role === 'Manager' ? loadRequests : loadManagerOrders
  const { rows, meta } = await load(context.get(clientContext), locale, range)
  if (range.page > meta.last_page)
    throw redirect(cartRequestsPath(locale) + rangeQuery({ ...range, page: meta.last_page }))
  return { rows, lastPage: meta.last_page, range, role }
}

async function loadRequests(client: Client, locale: Locale, { page, from, to }: HistoryRange) {
  const query = { locale, limit: historyPageSize, page, dateFrom: from, dateTo: to }
  const { data, meta } = await client('GET /api/history/manager', { query })
  const rows = data.map(({ formated_grand_total, ...row }): HistoryRow => ({
    ...row,
    total: formated_grand_total,
  }))
  return { rows, meta }
}

async function loadManagerOrders(client: Client, locale: Locale, { page, from, to }: HistoryRange) {
  const { data, meta } = await client(
    'GET /api/checkout/group-user/cart/history/manager/:from/:to',
    { params: { from, to }, query: { locale, limit: historyPageSize, page } },
  )
  const rows = data.map(({ formated_grand_total, formated_final_total, ...row }): HistoryRow => ({
    ...row,
    total: formated_final_total ?? formated_grand_total,
  }))
  return { rows, meta }
}

/** "Order History Manager": by days, eight on a page. */
export default function RequestsPage() {
  const { rows, lastPage, range, role } = useLoaderData<typeof loader>()
  const { limit } = useAccount()
  const t = useMessages()
  const locale = useLocale()
  const empty =
    role === 'Manager'
      ? { text: t('companies.noRequests'), hint: t('companies.noRequestsHint') }
      : { text: t('companies.noManagerOrders'), hint: t('companies.noManagerOrdersHint') }
  return (
    <HistoryPage
      title={t('companies.requests')}
      limit={limit}
      range={range}
      lastPage={lastPage}
      address={cartRequestsPath(locale)}
      empty={empty}
    >
      {rows.length > 0 ? <OrdersList rows={rows} linked={role === 'Manager'} /> : null}
    </HistoryPage>
  )
}
