import { useQuery } from '@tanstack/react-query'
import type { Route } from '@tsiran/contract/admin/route-shapes'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { SortableList } from '../lists/sortable-list.tsx'
import { couriersQuery, deliveriesKey } from './delivery-queries.ts'
import { CountForm } from './count-form.tsx'

/** What the office does to a route: courier, sequence, cash at the end. */
export function RouteOffice({ route }: { route: Route }) {
  const t = useMessages()
  if (route.state === 'done') return null
  return (
    <>
      <Panel title={t('deliveries.sequence')}>
        <RouteEditor route={route} />
      </Panel>
      {route.state === 'out' && (
        <Panel title={t('deliveries.count')}>
          <CountForm route={route} />
        </Panel>
      )}
    </>
  )
}

function RouteEditor({ route }: { route: Route }) {
  const t = useMessages()
  const navigate = useNavigate()
  const { data: couriers = [route.courier] } = useQuery(couriersQuery)
  const { id, version } = route
  const refresh = [deliveriesKey]
  const change = useAct(
    (body: { courier_id?: number; order_ids?: number[] }) =>
      api('PUT /api/admin/routes/:id', { params: { id }, body: { version, ...body } }),
    { refresh, done: t('common.saved') },
  )
  const remove = useAct(
    () => api('DELETE /api/admin/routes/:id', { params: { id }, query: { version } }),
    { refresh, onDone: () => void navigate(`/deliveries?day=${route.day}`) },
  )
  // The fields stay enabled meanwhile: a disabled one loses the focus.
  const save = (values: Parameters<typeof change.mutate>[0]) => {
    if (!change.isPending) change.mutate(values)
  }
  const ahead = route.stops.filter(({ outcome }) => outcome === null)
  const sent = change.isPending ? change.variables : undefined
  return (
    <div className="grid gap-4">
      <FieldFrame label={t('deliveries.courier')}>
        {(described) => (
          <Select
            {...described}
            value={sent?.courier_id ?? route.courier.id}
            onChange={({ target: { value } }) => save({ courier_id: Number(value) })}
          >
            {couriers.map((courier) => (
              <option key={courier.id} value={courier.id}>
                {courier.name}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <SortableList
        label={t('deliveries.sequence')}
        items={
          sent?.order_ids?.flatMap((id) => ahead.find(({ order_id }) => order_id === id) ?? []) ??
          ahead
        }
        idOf={({ order_id }) => String(order_id)}
        nameOf={({ order_id, name }) => `${order_id} ${name}`}
        onChange={(stops) => save({ order_ids: stops.map(({ order_id }) => order_id) })}
      />
      {ahead.length === route.stops.length && (
        <Button variant="quiet" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('deliveries.delete')}
        </Button>
      )}
    </div>
  )
}
