import { Notice } from '@tsiran/app-kit/blocks/notice'
import type { Route as RouteThing } from '@tsiran/contract/admin/route-shapes'
import type { Stop } from '@tsiran/contract/admin/stop-shapes'
import { Button } from '@tsiran/ui/button'
import { useState } from 'react'
import { CanceledStops } from '../../features/deliveries/canceled-stops.tsx'
import { deliveriesKey } from '../../features/deliveries/delivery-queries.ts'
import { StopCard, type DoorAct } from '../../features/deliveries/stop-card.tsx'
import { StopDialog } from '../../features/deliveries/stop-dialogs.tsx'
import { useMayReport } from '../../features/deliveries/use-may-report.ts'
import { useNextStep } from '../../features/shell/use-next-step.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** A courier's stops, the next one first, and what is reported at a door. */
export function RouteStops({ route }: { route: RouteThing }) {
  const t = useMessages()
  const { take, place } = useNextStep()
  const [door, setDoor] = useState<{ stop: Stop; act: DoorAct }>()
  const start = useAct(
    () => api('POST /api/admin/routes/:id/start', { params: { id: route.id }, body: {} }),
    { refresh: [deliveriesKey], onDone: take },
  )
  const next = route.stops.find(({ outcome }) => outcome === null)
  const others = route.stops.filter((stop) => stop !== next)
  const mayReport = useMayReport(route)
  const isReported = mayReport && route.state === 'out'
  const openDoor = (stop: Stop) => (act: DoorAct) => setDoor({ stop, act })
  return (
    <>
      {route.canceled.length > 0 && (
        <Notice kind="warning">
          {t('deliveries.canceled', { numbers: route.canceled.join(', ') })}
        </Notice>
      )}
      <CanceledStops route={route} />
      {route.note && <p className="wrap-anywhere whitespace-pre-line">{route.note}</p>}
      {mayReport && route.state === 'planned' && (
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
          <StopCard stop={next} acts={place} onAct={isReported ? openDoor(next) : undefined} />
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
              onAct={isReported && stop.outcome === null ? openDoor(stop) : undefined}
            />
          ))}
        </section>
      )}
      {door && (
        <StopDialog
          key={`${door.stop.order_id}-${door.act}`}
          route={route}
          stop={door.stop}
          act={door.act}
          onClose={() => setDoor(undefined)}
        />
      )}
    </>
  )
}
