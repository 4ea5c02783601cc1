import type { Client } from '@tsiran/contract/client'
import type { Locale } from '@tsiran/contract/locale'
import { ordersPath } from '@tsiran/contract/shop-paths'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { HistoryPage } from '../../features/orders/history-page.tsx'
import { toHistoryRow } from '../../features/orders/order-row.ts'
import { OrdersList } from '../../features/orders/orders-list.tsx'
import { SentRequests, type SentRequest } from '../../features/orders/sent-requests.tsx'
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

/** A page of orders, or of requests to the Manager, within the range; a page past the end redirects to the last one. */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const range = readRange(url.searchParams)
  const load = context.get(pageContext).role === 'subUser' ? loadRequests : loadOrders
  const { meta, ...lists } = await load(context.get(clientContext), locale, range)
  if (range.page > meta.last_page)
    throw redirect(ordersPath(locale) + rangeQuery({ ...range, page: meta.last_page }))
  return { ...lists, lastPage: meta.last_page, range }
}

async function loadOrders(client: Client, locale: Locale, { page, from, to }: HistoryRange) {
  const query = {
    locale,
    limit: historyPageSize,
    pagination: true,
    page,
    dateFrom: from,
    dateTo: to,
  }
  const { data, meta } = await client('GET /api/history', { query })
  return { orders: data.map(toHistoryRow), requests: null, meta }
}

/** The rows of an answer, newest first: its object's keys have no order. */
async function loadRequests(client: Client, locale: Locale, { page, from, to }: HistoryRange) {
  const { data, meta } = await client('GET /api/checkout/group-user/cart/history/:from/:to', {
    params: { from, to },
    query: { locale, limit: historyPageSize, page },
  })
  const requests = Object.entries(data).map(([id, lines]): SentRequest => ({
    id: Number(id),
    created_at: lines[0]!.created_at,
    lines,
  }))
  return { orders: null, requests: requests.sort((one, other) => other.id - one.id), meta }
}

/** The orders that were placed, or the requests that a sub-user sent: by days, eight on a page (spec 2 §2). */
export default function OrdersPage() {
  const { orders, requests, lastPage, range } = useLoaderData<typeof loader>()
  const { limit } = useAccount()
  const t = useMessages()
  const locale = useLocale()
  const empty = requests
    ? { text: t('companies.noSent'), hint: t('companies.noSentHint') }
    : { text: t('orders.empty'), hint: t('orders.emptyHint') }
  return (
    <HistoryPage
      title={t('account.orders')}
      limit={limit}
      range={range}
      lastPage={lastPage}
      address={ordersPath(locale)}
      empty={empty}
    >
      {orders?.length ? (
        <OrdersList rows={orders} />
      ) : requests?.length ? (
        <SentRequests requests={requests} />
      ) : null}
    </HistoryPage>
  )
}
