import type { StopOutcome } from '@tsiran/contract/admin/stop-shapes'
import { sql } from 'kysely'
import type { ReportQuery, ReportRange } from './report-query.ts'

/** Stops of a route that ended so. */
const ended = (outcome: StopOutcome) =>
  sql`count(*) filter (where outcome = ${sql.lit(outcome)})::integer`

/** What each courier brought and took in cash on each day, and what was counted of it. Routes that are not counted have no difference. */
export const cashReport = ({ from, to }: ReportRange): ReportQuery => ({
  columns: [
    { name: 'day', kind: 'day' },
    { name: 'courier', kind: 'text' },
    { name: 'routes', kind: 'pieces', summed: true },
    { name: 'delivered', kind: 'pieces', summed: true },
    { name: 'refused', kind: 'pieces', summed: true },
    { name: 'nobodyHome', kind: 'pieces', summed: true },
    { name: 'cash', kind: 'drams', summed: true },
    { name: 'counted', kind: 'drams', summed: true },
    { name: 'difference', kind: 'drams', summed: true },
  ],
  rows: sql`
    select r.day::text as day, s.name as courier, count(*)::integer as routes, sum(t.delivered)::integer as delivered,
      sum(t.refused)::integer as refused, sum(t.nobody_home)::integer as "nobodyHome", sum(t.cash)::bigint as cash,
      sum(r.counted)::bigint as counted, sum(r.counted - t.cash)::bigint as difference
    from delivery_routes r join staff s on s.id = r.courier_id cross join lateral (
      select ${ended('delivered')} as delivered, ${ended('refused_lines')} as refused, ${ended('nobody_home')} as nobody_home,
        coalesce(sum(cash), 0)::bigint as cash
      from route_stops where route_id = r.id) t
    where r.day between ${from}::date and ${to}::date group by r.day, s.id, s.name`,
  order: sql`day, courier`,
})
