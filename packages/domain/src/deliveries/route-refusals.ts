import type { StopOutcome } from '@tsiran/contract/admin/stop-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { adminTexts } from '@tsiran/i18n/admin-texts'
import { formatDate, formatTime } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'

// A courier reads these at a door: each says what happened, when, and who knows more.

const moment = (at: Date | string) => `${formatDate(at)} ${formatTime(at)}`

interface ReportedStop {
  orderId: number
  outcome: StopOutcome
  locale: Locale
}

/** Something else is recorded of a stop. Its audit row has the transaction's time, as the stop has. */
export async function stopReported(
  tx: Tx,
  routeId: number,
  { orderId, outcome, locale }: ReportedStop,
): Promise<DomainError> {
  const { rows } = await sql<{ at: Date; who: string | null }>`
    select t.at, (
      select a.staff_name from audit_log a
      where a.subject_type = 'order' and a.subject_id = t.order_id::text and a.at = t.at order by a.id desc limit 1) as who
    from route_stops t where t.route_id = ${routeId} and t.order_id = ${orderId}`.execute(tx)
  const { at, who } = rows[0]!
  return new DomainError('stop_reported', {
    values: {
      number: orderId,
      outcome: adminTexts(locale)(`deliveries.outcome.${outcome}`),
      time: formatTime(at),
      who: who ?? '–',
    },
  })
}

/** The cash of a route was counted, which ended it. */
export async function routeDone(tx: Tx, route: number): Promise<DomainError> {
  const { rows } = await sql<{ done_at: Date; who: string }>`
    select r.done_at, s.name as who from delivery_routes r join staff s on s.id = r.counted_by
    where r.id = ${route}`.execute(tx)
  const { done_at, who } = rows[0]!
  return new DomainError('route_done', { values: { route, time: moment(done_at), who } })
}

/** Orders are not on the route that they were expected on: another one has the first of them, or none has. */
export async function notOnRoute(db: Db | Tx, orderIds: readonly number[]): Promise<DomainError> {
  const { rows } = await sql<{ number: number; route: number; courier: string }>`
    select t.order_id as number, r.id as route, s.name as courier
    from route_stops t join delivery_routes r on r.id = t.route_id join staff s on s.id = r.courier_id
    where t.order_id = any(${orderIds}::bigint[]) and t.outcome is distinct from 'nobody_home'
    order by t.order_id limit 1`.execute(db)
  const [other] = rows
  if (!other) return new DomainError('not_on_route', { values: { number: orderIds[0]! } })
  const { number, route, courier } = other
  return new DomainError('on_other_route', { values: { number, route, courier } })
}

/** The buyer of a canceled order has the cash back. */
export async function cashReturned(tx: Tx, routeId: number, orderId: number): Promise<DomainError> {
  const { rows } = await sql<{ returned_at: Date; who: string }>`
    select t.returned_at, s.name as who from route_stops t join staff s on s.id = t.returned_by
    where t.route_id = ${routeId} and t.order_id = ${orderId}`.execute(tx)
  const { returned_at, who } = rows[0]!
  return new DomainError('cash_returned', {
    values: { number: orderId, time: moment(returned_at), who },
  })
}

/** Another sum than `due`, in drams, was to be recorded. */
export const wrongCash = (due: number): DomainError =>
  fieldError('cash', 'cashDue', { due: formatMoney(due) })
