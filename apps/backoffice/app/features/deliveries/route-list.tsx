import type { RouteRow } from '@tsiran/contract/admin/route-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { Panel } from '@tsiran/ui/detail-layout'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { routePath } from './delivery-queries.ts'

/** The routes of a day: whose, how far, how much cash. One of an earlier day names it. */
export function RouteList({ day, routes }: { day: string; routes: readonly RouteRow[] }) {
  const t = useMessages()
  return (
    <Panel title={t('deliveries.routes')}>
      {routes.length === 0 && <p className="text-muted">{t('deliveries.noRoutes')}</p>}
      <ul className="grid gap-2">
        {routes.map((route) => (
          <li key={route.id}>
            <Link
              to={routePath(route)}
              className="flex flex-wrap items-center justify-between gap-x-4 rounded-control border border-line px-3.5 py-2.5 hover:border-leaf"
            >
              <span className="font-semibold">
                {t('deliveries.route', { number: route.id })} · {route.courier.name}
                {route.day !== day && <span className="text-red"> · {formatDate(route.day)}</span>}
              </span>
              <span className="text-sm text-muted">{t(`deliveries.state.${route.state}`)}</span>
              <span className="w-full text-sm text-muted tabular-nums">
                {t('deliveries.progress', { done: route.done, count: route.stops })} ·{' '}
                {t('deliveries.cashOf', {
                  taken: formatMoney(route.cash),
                  due: formatMoney(route.cash_due),
                })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
