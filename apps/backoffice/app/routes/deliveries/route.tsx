import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import type { Route as RouteThing } from '@tsiran/contract/admin/route-shapes'
import type { Stop } from '@tsiran/contract/admin/stop-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { DetailLayout, Panel } from '@tsiran/ui/detail-layout'
import { useState } from 'react'
import { useParams } from 'react-router'
import { deliveriesKey, routeQuery } from '../../features/deliveries/delivery-queries.ts'
import { RouteOffice } from '../../features/deliveries/route-office.tsx'
import { StopCard, type DoorAct } from '../../features/deliveries/stop-card.tsx'
import { StopDialog } from '../../features/deliveries/stop-dialogs.tsx'
import { slipPath } from '../../features/orders/paths.ts'
import { Facts } from '../../features/people/facts.tsx'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { inAnyLanguage } from '../../platform/api/other-language.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

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
            <Stops route={route} />
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

function Stops({ route }: { route: RouteThing }) {
  const t = useMessages()
  const [door, setDoor] = useState<{ orderId: number; act: DoorAct }>()
  const start = useAct(
    () => api('POST /api/admin/routes/:id/start', { params: { id: route.id }, body: {} }),
    { refresh: [deliveriesKey] },
  )
  const next = route.stops.find(({ outcome }) => outcome === null)
  const others = route.stops.filter((stop) => stop !== next)
  const isOut = route.state === 'out'
  const atDoor = door && route.stops.find(({ order_id }) => order_id === door.orderId)
  const openDoor = (stop: Stop) => (act: DoorAct) => setDoor({ orderId: stop.order_id, act })
  return (
    <>
      {route.canceled.length > 0 && (
        <Notice kind="warning">
          {t('deliveries.canceled', { numbers: route.canceled.join(', ') })}
        </Notice>
      )}
      {route.note && <p className="whitespace-pre-line">{route.note}</p>}
      {route.state === 'planned' && (
        <Button
          loading={start.isPending}
          disabled={route.stops.length === 0}
          onClick={() => start.mutate()}
        >
          {t('deliveries.start')}
        </Button>
      )}
      {next ? (
        <section aria-labelledby="next-stop" className="grid gap-2">
          <h2 id="next-stop" className="text-lg font-bold">
            {t('deliveries.next')}
          </h2>
          <StopCard stop={next} onAct={isOut ? openDoor(next) : undefined} />
        </section>
      ) : (
        <p className="font-semibold">{t('deliveries.allDone')}</p>
      )}
      {others.length > 0 && (
        <section aria-labelledby="all-stops" className="grid gap-3">
          <h2 id="all-stops" className="text-lg font-bold">
            {t('deliveries.otherStops')}
          </h2>
          {others.map((stop) => (
            <StopCard
              key={stop.order_id}
              stop={stop}
              onAct={isOut && stop.outcome === null ? openDoor(stop) : undefined}
            />
          ))}
        </section>
      )}
      {atDoor && (
        <StopDialog
          key={`${door.orderId}-${door.act}`}
          route={route}
          stop={atDoor}
          act={door.act}
          onClose={() => setDoor(undefined)}
        />
      )}
    </>
  )
}
