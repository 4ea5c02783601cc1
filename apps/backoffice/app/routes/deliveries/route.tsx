import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Route as RouteThing } from '@tsiran/contract/admin/route-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { ButtonLink } from '@tsiran/ui/button'
import { DetailLayout, Panel } from '@tsiran/ui/detail-layout'
import { useParams } from 'react-router'
import { routeQuery } from '../../features/deliveries/delivery-queries.ts'
import { RouteOffice } from '../../features/deliveries/route-office.tsx'
import { slipPath } from '../../features/orders/paths.ts'
import { Facts } from '../../features/people/facts.tsx'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { inAnyLanguage } from '../../platform/api/other-language.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { RouteStops } from './route-stops.tsx'

/** One route: the courier's phone page, and the office's. */
export default function RoutePage() {
  const t = useMessages()
  const query = useQuery(inAnyLanguage(useQueryClient(), routeQuery(Number(useParams()['id']))))
  const back = { to: '/deliveries', label: t('deliveries.title') }
  return (
    <LoadThing query={query} back={back} watched>
      {(route) => (
        <Page
          title={t('deliveries.route', { number: route.id })}
          back={{ ...back, to: `/deliveries?day=${route.day}` }}
          actions={
            <>
              {route.stops.length > 0 && (
                <ButtonLink
                  to={slipPath(route.stops.map(({ order_id }) => order_id))}
                  variant="secondary"
                >
                  {t('print.slips')}
                </ButtonLink>
              )}
              <ButtonLink to={`/print/route?id=${route.id}`} variant="secondary">
                {t('deliveries.print')}
              </ButtonLink>
            </>
          }
        >
          <DetailLayout side={<Side route={route} />} sideLabel={t('people.details')}>
            <RouteStops route={route} />
          </DetailLayout>
        </Page>
      )}
    </LoadThing>
  )
}

function Side({ route }: { route: RouteThing }) {
  const t = useMessages()
  const mayWrite = useCan()('deliveries.write')
  const done = route.stops.filter(({ outcome }) => outcome !== null).length
  return (
    <>
      <Panel title={t(`deliveries.state.${route.state}`)}>
        <Facts
          rows={[
            [t('deliveries.day'), formatDate(route.day)],
            [t('deliveries.courier'), route.courier.name],
            [t('deliveries.stops'), t('deliveries.progress', { done, count: route.stops.length })],
            [t('deliveries.due'), formatMoney(route.cash_due)],
            [t('deliveries.taken'), formatMoney(route.cash)],
            ...(route.counted === null
              ? []
              : [[t('deliveries.counted'), formatMoney(route.counted)] as const]),
          ]}
        />
      </Panel>
      {mayWrite && <RouteOffice route={route} />}
    </>
  )
}
