import { useQuery } from '@tanstack/react-query'
import type { RouteRow, WaitingOrder } from '@tsiran/contract/admin/route-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { Checkbox } from '@tsiran/ui/checkbox'
import { Panel } from '@tsiran/ui/detail-layout'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CutNote } from '../shell/cut-note.tsx'
import { LoadPart } from '../shell/load-part.tsx'
import { hoursOf, waitingQuery } from './delivery-queries.ts'
import { PlanForm } from './plan-form.tsx'
import { readyOf } from './ready-of.ts'

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
              {groupsOf(orders).map(([label, group]) => (
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

/** Orders by what they share: hours and zone, in the list's sequence. */
function groupsOf(orders: readonly WaitingOrder[]): [string, WaitingOrder[]][] {
  const groups = new Map<string, WaitingOrder[]>()
  for (const order of orders) {
    const label = [hoursOf(order), order.zone].filter(Boolean).join(' · ')
    groups.set(label, [...(groups.get(label) ?? []), order])
  }
  return [...groups]
}

interface WaitingGroupProps {
  label: string
  orders: readonly WaitingOrder[]
  chosen: readonly number[]
  onChoose: (chosen: readonly number[]) => void
}

function WaitingGroup({ label, orders, chosen, onChoose }: WaitingGroupProps) {
  const t = useMessages()
  const ids = orders.filter(({ ready }) => ready).map(({ order_id }) => order_id)
  const all = ids.length > 0 && ids.every((id) => chosen.includes(id))
  const without = chosen.filter((id) => !ids.includes(id))
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      {ids.length > 1 && (
        <Checkbox
          label={t('deliveries.all', { count: ids.length })}
          checked={all}
          onChange={() => onChoose(all ? without : [...without, ...ids])}
        />
      )}
      <ul className="grid">
        {orders.map((order) => (
          <WaitingRow
            key={order.order_id}
            order={order}
            checked={chosen.includes(order.order_id)}
            onChange={(checked) => {
              const others = chosen.filter((id) => id !== order.order_id)
              onChoose(checked ? [...others, order.order_id] : others)
            }}
          />
        ))}
      </ul>
    </fieldset>
  )
}

interface WaitingRowProps {
  order: WaitingOrder
  checked: boolean
  onChange: (checked: boolean) => void
}

function WaitingRow({ order, checked, onChange }: WaitingRowProps) {
  const t = useMessages()
  const { order_id: id, ready, tries } = order
  return (
    <li className="flex items-start gap-3 border-b border-line last:border-0">
      <Checkbox
        className="min-w-0 flex-1"
        checked={checked && ready}
        disabled={!ready}
        onChange={({ target }) => onChange(target.checked)}
        label={
          <>
            <span className="font-semibold">{id}</span> {order.name}
            <span className="block text-sm text-muted">
              {[order.district, order.address].filter(Boolean).join(', ')}
            </span>
            {!ready && <span className="block text-sm text-red">{t('deliveries.notReady')}</span>}
            {tries > 0 && (
              <span className="block text-sm text-red">
                {t('deliveries.tries', { count: tries })}
              </span>
            )}
          </>
        }
      />
      <Link
        to={`/orders/${id}`}
        aria-label={`${t('deliveries.order')} ${id}`}
        className="inline-flex min-h-11 items-center text-sm text-leaf tabular-nums hover:underline"
      >
        {formatMoney(order.grand_total)}
      </Link>
    </li>
  )
}
