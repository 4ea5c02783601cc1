import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { Route } from '@tsiran/contract/admin/deliveries'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { useSearchParams } from 'react-router'
import { hoursOf, routeQuery } from '../../features/deliveries/delivery-queries.ts'
import { Facts, Paper, PaperTable, Sums } from '../../features/documents/paper.tsx'
import { PrintPage } from '../../features/documents/print-page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The sheet that a courier takes along, for where the phone has no net. */
export default function PrintRoute() {
  const t = useMessages()
  const route = useQuery(routeQuery(Number(useSearchParams()[0].get('id'))))
  return (
    <PrintPage title={t('deliveries.sheet')} papers={route}>
      {(data) => <RouteSheet route={data} />}
    </PrintPage>
  )
}

function RouteSheet({ route }: { route: Route }) {
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
      <PaperTable
        rows={route.stops}
        columns={[
          { head: '№', minWidth: '2rem', cell: ({ position }) => position },
          { head: t('deliveries.order'), minWidth: '4rem', cell: ({ order_id }) => order_id },
          { head: t('deliveries.hours'), cell: hoursOf },
          {
            head: t('deliveries.whom'),
            cell: ({ name, company, phone }) => (
              <>
                {[name, company].filter(Boolean).join(', ')}
                <br />
                {phone}
              </>
            ),
          },
          {
            head: t('deliveries.where'),
            cell: ({ address, district, note }) => (
              <>
                {[address, district].filter(Boolean).join(', ')}
                {note && (
                  <>
                    <br />
                    {note}
                  </>
                )}
              </>
            ),
          },
          {
            head: t('deliveries.toTake'),
            isFigure: true,
            cell: ({ cash_due, payment_title, held }) => (
              <>
                {cash_due > 0 ? formatMoney(cash_due) : payment_title}
                {held !== undefined && (
                  <>
                    <br />
                    {t('deliveries.held', { amount: formatMoney(held) })}
                  </>
                )}
              </>
            ),
          },
          { head: t('deliveries.signature'), minWidth: '7rem', cell: () => '' },
        ]}
      />
      <Sums sums={[[t('deliveries.due'), formatMoney(route.cash_due)]]} />
    </Paper>
  )
}
