import { useQueryClient } from '@tanstack/react-query'
import type { CanceledStop } from '@tsiran/contract/admin/stop-shapes'
import type { Route } from '@tsiran/contract/admin/route-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { Link } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CallLink } from '../orders/one/call-link.tsx'
import { useCan } from '../session/me-query.ts'
import { deliveriesKey, routeQuery } from './delivery-queries.ts'
import { useMayReport } from './use-may-report.ts'

/** The orders of a route that were canceled on the way, and the cash that was taken for them all the same. */
export function CanceledStops({ route }: { route: Route }) {
  const t = useMessages()
  const mayRead = useCan()('orders.read')
  if (route.canceled_stops.length === 0) return null
  return (
    <section aria-labelledby="canceled-stops" className="grid gap-2">
      <h2 id="canceled-stops" className="text-lg font-bold">
        {t('deliveries.canceledStops')}
      </h2>
      <ul className="grid gap-2">
        {route.canceled_stops.map((stop) => (
          <li
            key={stop.order_id}
            className="grid gap-1 rounded-card border border-line bg-card px-4 py-3"
          >
            <p className="font-semibold tabular-nums">
              {mayRead ? (
                <Link to={`/orders/${stop.order_id}`} className="text-leaf underline">
                  {stop.order_id}
                </Link>
              ) : (
                stop.order_id
              )}{' '}
              {stop.name}
            </p>
            <CallLink phone={stop.phone} />
            <CanceledCash route={route} stop={stop} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Says what was taken for a canceled order, and records it while the courier is out. */
export function CanceledCash({ route, stop }: { route: Route; stop: CanceledStop }) {
  const t = useMessages()
  const queries = useQueryClient()
  const record = useAct(
    (cash: number) =>
      api('PUT /api/admin/routes/:id/stops/:order_id/cash', {
        params: { id: route.id, order_id: stop.order_id },
        body: { cash },
      }),
    {
      refresh: [deliveriesKey],
      onDone: ({ data }) => queries.setQueryData(routeQuery(route.id).queryKey, data),
    },
  )
  const { cash, cash_due: due, returned_at: returned } = stop
  const mayRecord = useMayReport(route) && route.state === 'out' && returned === null
  if (due === 0 && cash === 0) return null
  return (
    <>
      {cash > 0 && (
        <p className={returned ? 'text-muted' : 'font-semibold text-red'}>
          {t(returned ? 'deliveries.cashReturned' : 'deliveries.cashOfBuyer', {
            amount: formatMoney(cash),
          })}
        </p>
      )}
      {mayRecord && (
        <Button
          variant="secondary"
          loading={record.isPending}
          // A second press of the same one was no answer to the text that has come since.
          onClick={({ detail }) => {
            if (detail < 2 && !record.isPending) record.mutate(cash > 0 ? 0 : due)
          }}
        >
          {cash > 0
            ? t('deliveries.cashBack')
            : t('deliveries.cashTaken', { amount: formatMoney(due) })}
        </Button>
      )}
    </>
  )
}
