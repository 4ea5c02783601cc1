import { useQuery } from '@tanstack/react-query'
import type { RouteRow, WaitingOrder } from '@tsiran/contract/admin/route-shapes'
import { formatDate, isoDay } from '@tsiran/i18n/dates'
import { Panel } from '@tsiran/ui/detail-layout'
import { useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CutNote } from '../shell/cut-note.tsx'
import { LoadPart } from '../shell/load-part.tsx'
import { hoursOf, waitingQuery } from './delivery-queries.ts'
import { PlanForm } from './plan-form.tsx'
import { readyOf } from './ready-of.ts'
import { WaitingGroup } from './waiting-group.tsx'

interface WaitingPanelProps {
  day: string
  /** Routes of the day that take more orders. */
  routes: readonly RouteRow[]
}

/** The orders without a route, by slot and zone; chosen ones become a route, or join one. */
export function WaitingPanel({ day, routes }: WaitingPanelProps) {
  const t = useMessages()
  const query = useQuery(waitingQuery(day))
  const [chosen, setChosen] = useState<readonly number[]>([])
  return (
    <Panel title={t('deliveries.waiting')}>
      <LoadPart query={query}>
        {({ data: orders, meta: { total } }) =>
          orders.length === 0 ? (
            <p className="text-muted">{t('deliveries.noWaiting')}</p>
          ) : (
            <div className="grid gap-4">
              <CutNote shown={orders.length} total={total} />
              {groupsOf(orders, day).map(([label, group]) => (
                <WaitingGroup
                  key={label}
                  label={label || t('deliveries.withoutSlot')}
                  orders={group}
                  chosen={chosen}
                  onChoose={setChosen}
                />
              ))}
              <PlanForm
                day={day}
                routes={routes}
                orderIds={readyOf(orders, chosen)}
                onDone={() => setChosen([])}
              />
            </div>
          )
        }
      </LoadPart>
    </Panel>
  )
}

/** Orders by what they share: the day where it is an earlier one, hours and zone, in the list's sequence. */
function groupsOf(orders: readonly WaitingOrder[], day: string): [string, WaitingOrder[]][] {
  const groups = new Map<string, WaitingOrder[]>()
  for (const order of orders) {
    const starts = order.slot?.starts_at
    const late = starts && isoDay(starts) !== day && formatDate(starts)
    const label = [late, hoursOf(order), order.zone].filter(Boolean).join(' · ')
    groups.set(label, [...(groups.get(label) ?? []), order])
  }
  return [...groups]
}
