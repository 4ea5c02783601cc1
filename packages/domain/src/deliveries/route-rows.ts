import type { Route, RouteRow } from '@tsiran/contract/admin/route-shapes'
import type { SheetStop, Stop, StopOutcome } from '@tsiran/contract/admin/stop-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { placeOf, recipientOf } from '../documents/paper-texts.ts'
import { DomainError } from '../errors.ts'
import { heldDrams } from '../orders/held-drams.ts'
import { linesLeft } from '../orders/order-lines.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { readPrintedOrders } from '../orders/printed-orders.ts'

/** Whose routes somebody sees: all, or those of one courier. */
export interface RouteScope {
  /** Undefined for everybody's. */
  courierId: number | undefined
}

type Head = Omit<Route, 'stops' | 'courier' | 'cash_due'> & {
  courier: { id: number; name: string }
}

interface StopRow {
  order_id: number
  position: number
  outcome: StopOutcome | null
  at: string | null
  cash: number
  age_checked: boolean
  note: string
}

/** Drams that somebody pays at the door for an order. */
export const cashDue = ({ paid, grand_total }: Pick<OrderRow, 'paid' | 'grand_total'>): number =>
  paid === 'at_the_door' ? grand_total : 0

export const within = ({ courierId }: RouteScope): RawBuilder<unknown> =>
  courierId === undefined ? sql`true` : sql`r.courier_id = ${courierId}`

/** The columns of a route `r`, its courier `s` and the cash of its stops. */
export const headColumns = sql`r.id, r.version, r.day::text as day, r.state, r.note, r.counted,
  jsonb_build_object('id', s.id, 'name', s.name) as courier,
  coalesce((select sum(t.cash) from route_stops t where t.route_id = r.id), 0)::bigint as cash`

/** Whether a stop `t` of an order `o` counts: nobody drives to what was canceled on the way. */
export const isStop = sql`(t.outcome is not null or o.status <> 'canceled')`

/** One route with its stops in the sequence of the drive, without those of canceled orders. Refuses with `not_found`, also for another courier's. */
export async function readRoute(
  db: Db | Tx,
  id: number,
  { scope, locale }: { scope: RouteScope; locale: Locale },
): Promise<Route> {
  const { rows } = await sql<Head & { stops: StopRow[] }>`
    select ${headColumns},
      coalesce((
        select jsonb_agg(to_jsonb(t) order by t.position) from route_stops t join orders o on o.id = t.order_id
        where t.route_id = r.id and ${isStop}), '[]') as stops,
      coalesce((
        select jsonb_agg(t.order_id order by t.position) from route_stops t join orders o on o.id = t.order_id
        where t.route_id = r.id and not ${isStop} and r.state = 'out'), '[]') as canceled
    from delivery_routes r join staff s on s.id = r.courier_id where r.id = ${id} and ${within(scope)}`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new DomainError('not_found')
  const orders = new Map(
    (
      await readPrintedOrders(
        db,
        row.stops.map(({ order_id }) => order_id),
      )
    ).map((order) => [order.id, order]),
  )
  const stops = row.stops.map((stop) => viewStop(stop, orders.get(stop.order_id)!, locale))
  return { ...row, stops, cash_due: stops.reduce((sum, stop) => sum + dueAt(stop), 0) }
}

/** What a stop was to bring: what was taken counts once it is over. */
const dueAt = ({ outcome, cash, cash_due }: Stop): number => (outcome === null ? cash_due : cash)

/** To whom, where and when an order is brought, in a language. */
export function describeStop(order: OrderRow, locale: Locale): SheetStop {
  const to = order.shipping_address
  return {
    order_id: order.id,
    name: recipientOf({ ...to, company_name: '' }),
    phone: to.phone,
    address: placeOf(to, locale),
    district: order.slot?.district?.[locale] ?? '',
    company: to.company_name,
    slot: order.slot && {
      starts_at: new Date(order.slot.starts_at).toISOString(),
      ends_at: new Date(order.slot.ends_at).toISOString(),
    },
    note: order.description,
    payment_title: order.payment_title[locale],
    grand_total: order.grand_total,
    cash_due: cashDue(order),
    ...(heldDrams(order) > 0 && { held: heldDrams(order) }),
  }
}

function viewStop(stop: StopRow, order: OrderRow, locale: Locale): Stop {
  const lines = linesLeft(order)
    .filter(({ stocked }) => stocked)
    .map((line) => ({
      id: line.id,
      sku: line.sku,
      name: line.name[locale],
      options: line.options[locale],
      pieces: line.quantity,
      total: line.total,
      age_restricted: line.age_restricted,
    }))
  return {
    ...describeStop(order, locale),
    position: stop.position,
    age_restricted: lines.some(({ age_restricted }) => age_restricted),
    lines,
    outcome: stop.outcome,
    at: stop.at && new Date(stop.at).toISOString(),
    cash: stop.cash,
    age_checked: stop.age_checked,
    outcome_note: stop.note,
  }
}

/** The route as the audit log names it. */
export const routeSubject = ({ id, day }: Pick<RouteRow, 'id' | 'day'>) => ({
  type: 'route',
  id,
  label: `${id} · ${day}`,
})
