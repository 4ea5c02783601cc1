import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { Route } from '@tsiran/contract/admin/route-shapes'
import type { RouteSheet } from '@tsiran/contract/admin/stop-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { useSearchParams } from 'react-router'
import { routeQuery, sheetQuery } from '../../features/deliveries/delivery-queries.ts'
import { StopsTable } from '../../features/deliveries/stops-table.tsx'
import { Facts, Paper, Sums } from '../../features/documents/paper.tsx'
import { PrintPage, usePrintedIds } from '../../features/documents/print-page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The sheet that a courier takes along, for where the phone has no net: of a route, `?id=`, or of chosen orders, `?ids=`. */
export default function PrintRoute() {
  const ids = usePrintedIds()
  const id = Number(useSearchParams()[0].get('id'))
  return ids ? <PrintOfOrders ids={ids} /> : <PrintOfRoute id={id} />
}

function PrintOfRoute({ id }: { id: number }) {
  const t = useMessages()
  return (
    <PrintPage title={t('deliveries.sheet')} papers={useQuery(routeQuery(id))}>
      {(data) => <SheetOfRoute route={data} />}
    </PrintPage>
  )
}

function PrintOfOrders({ ids }: { ids: string }) {
  const t = useMessages()
  return (
    <PrintPage title={t('deliveries.sheet')} papers={useQuery(sheetQuery(ids))}>
      {(data) => <SheetOfOrders sheet={data} />}
    </PrintPage>
  )
}

function SheetOfRoute({ route }: { route: Route }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <Paper
      locale={locale}
      title={t('deliveries.sheet')}
      subtitle={`${t('deliveries.route', { number: route.id })} · ${formatDate(route.day)}`}
    >
      <Facts
        facts={[
          [t('deliveries.courier'), route.courier.name],
          [t('deliveries.note'), route.note],
        ]}
      />
      <StopsTable stops={route.stops} />
      <Sums sums={[[t('deliveries.due'), formatMoney(route.cash_due)]]} />
    </Paper>
  )
}

function SheetOfOrders({ sheet: { stops, left_out, cash_due } }: { sheet: RouteSheet }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <Paper
      locale={locale}
      title={t('deliveries.sheet')}
      subtitle={`${t('orders.title')}: ${stops.length}`}
    >
      <Facts facts={[[t('deliveries.leftOut'), left_out.join(', ')]]} />
      <StopsTable stops={stops} isDated />
      <Sums sums={[[t('deliveries.due'), formatMoney(cash_due)]]} />
    </Paper>
  )
}
