import { formatMoney } from '@tsiran/i18n/money'
import { Pager } from '@tsiran/ui/pager'
import { ButtonLink } from '@tsiran/ui/button'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { OrdersList } from '../../components/orders/orders-list.tsx'
import { RangeForm } from '../../components/orders/range-form.tsx'
import { ordersLink } from '../../lib/account-links.ts'
import { clientContext } from '../../lib/context.ts'
import { historyPageSize, rangeQuery, readRange } from '../../lib/history-range.ts'
import { readLocale, useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { EmptyState } from '../catalog/empty-state.tsx'
import { useAccount } from './account.tsx'

/** A page of the orders within the range; a page past the end goes to the last one. */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const range = readRange(url.searchParams)
  const { data: orders, meta } = await context.get(clientContext)('GET /api/history', {
    query: { locale, limit: historyPageSize, pagination: true, page: range.page, dateFrom: range.from, dateTo: range.to },
  })
  if (range.page > meta.last_page) throw redirect(ordersLink(locale) + rangeQuery({ ...range, page: meta.last_page }))
  return { orders, meta, range }
}

/** The orders that were placed: by days, eight on a page (spec 2 §2). */
export default function OrdersPage() {
  const { orders, meta, range } = useLoaderData<typeof loader>()
  const { limit } = useAccount()
  const t = useMessages()
  const locale = useLocale()
  return (
    <section>
      <title>{t('account.orders')}</title>
      <h1 className="mb-4 text-2xl font-extrabold sm:text-3xl">{t('account.orders')}</h1>
      {limit !== null && (
        <p className="mb-4 rounded-card border border-line bg-card px-4 py-3 sm:px-6">
          {t('orders.credit')} <b className="tabular-nums">{formatMoney(limit)}</b>
        </p>
      )}
      <RangeForm range={range} />
      {orders.length === 0 ? (
        <EmptyState text={t('orders.empty')} hint={t('orders.emptyHint')}>
          <ButtonLink to={`/${locale}/shop/catalog`}>{t('cart.emptyNext')}</ButtonLink>
        </EmptyState>
      ) : (
        <OrdersList orders={orders} />
      )}
      {meta.last_page > 1 && (
        <Pager page={range.page} pages={meta.last_page} siblings={1} link={(page) => ordersLink(locale) + rangeQuery({ ...range, page })} />
      )}
    </section>
  )
}
