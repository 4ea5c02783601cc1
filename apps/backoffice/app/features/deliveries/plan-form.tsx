import { useQuery } from '@tanstack/react-query'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import type { RouteRow } from '@tsiran/contract/admin/route-shapes'
import { Button } from '@tsiran/ui/button'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { couriersQuery, deliveriesKey, routePath } from './delivery-queries.ts'

interface PlanFormProps {
  day: string
  routes: readonly RouteRow[]
  orderIds: readonly number[]
  onDone: () => void
}

/** Makes a route of the chosen orders, or adds them to one that is not done. */
export function PlanForm({ day, routes, orderIds, onDone }: PlanFormProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const { data: couriers = [], isSuccess } = useQuery(couriersQuery)
  const [target, setTarget] = useState('')
  const open = routes.filter(({ state }) => state !== 'done')
  const targets = [
    ...couriers.map(({ id }) => `courier-${id}`),
    ...open.map(({ id }) => `route-${id}`),
  ]
  // A route that was deleted or ended meanwhile is offered no more.
  const chosen = targets.includes(target) ? target : (targets[0] ?? '')
  const act = useAct(
    async () => {
      const [kind, id] = chosen.split('-')
      if (kind === 'courier')
        return api('POST /api/admin/routes', {
          body: { day, courier_id: Number(id), order_ids: [...orderIds] },
        })
      const { data } = await api('GET /api/admin/routes/:id', { params: { id: Number(id) } })
      const ahead = data.stops.filter(({ outcome }) => outcome === null)
      return api('PUT /api/admin/routes/:id', {
        params: { id: data.id },
        body: {
          version: data.version,
          order_ids: [...ahead.map(({ order_id }) => order_id), ...orderIds],
        },
      })
    },
    {
      refresh: [deliveriesKey],
      failureText: (error) =>
        isApiError(error) && error.status === 404 ? t('deliveries.routeGone') : failureText(error),
      onDone: ({ data }) => {
        onDone()
        void navigate(routePath(data))
      },
    },
  )
  if (isSuccess && couriers.length === 0)
    return <p className="text-muted">{t('deliveries.noCouriers')}</p>
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.isPending && orderIds.length > 0) act.mutate()
      }}
    >
      <FieldFrame label={t('deliveries.courier')} className="min-w-48 flex-1">
        {(described) => (
          <Select
            {...described}
            value={chosen}
            onChange={({ target: { value } }) => setTarget(value)}
          >
            {couriers.map(({ id, name }) => (
              <option key={id} value={`courier-${id}`}>
                {t('deliveries.newRoute', { name })}
              </option>
            ))}
            {open.map(({ id, courier }) => (
              <option key={id} value={`route-${id}`}>
                {t('deliveries.toRoute', { number: id, name: courier.name })}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <Button type="submit" loading={act.isPending} disabled={orderIds.length === 0}>
        {t('deliveries.plan', { count: orderIds.length })}
      </Button>
    </form>
  )
}
