import type { PickState } from '@tsiran/contract/admin/pick-line-shapes'
import { sql } from 'kysely'
import { isPicked, percentOf } from './picked-lines.ts'
import { within, type ReportQuery, type ReportRange } from './report-query.ts'

/** Lines `l` that were picked so. */
const picked = (state: PickState) =>
  sql`count(*) filter (where l.pick_state = ${sql.lit(state)})::integer`

/**
 * Lines that a buyer refused at the door, themselves or their substitutes: the edit or the cancelation of the order is of the same
 * instant as the stop, since one transaction writes both.
 */
const refused = sql`
  select distinct coalesce(i.replaces_id, i.id) as id
  from (select distinct order_id from lines) o
    join route_stops t on t.order_id = o.order_id and t.outcome is distinct from 'nobody_home' and t.outcome = 'refused_lines'
    join order_items i on i.order_id = o.order_id and i.stocked
  where exists (
      select from order_edits e cross join lateral jsonb_to_recordset(e.before -> 'lines') as b (line_id bigint)
      where e.order_id = t.order_id and e.created_at = t.at and e.kind = 'cancel_lines' and b.line_id = i.id)
    or i.quantity > i.canceled and exists (
      select from order_changes c where c.order_id = t.order_id and c.created_at = t.at and c.to_status = 'canceled')`

/** How each variant was picked in the orders that were settled on the days, and what came in its place. */
export const substitutionsReport = (range: ReportRange): ReportQuery => {
  const nameOf = (line: 'i' | 'l', part: 'name' | 'options') =>
    sql`${sql.ref(`${line}.${part}`)} ->> ${range.locale}::text`
  return {
    columns: [
      { name: 'sku', kind: 'text' },
      { name: 'name', kind: 'text' },
      { name: 'options', kind: 'text' },
      { name: 'lines', kind: 'pieces', summed: true },
      { name: 'found', kind: 'pieces', summed: true },
      { name: 'short', kind: 'pieces', summed: true },
      { name: 'missing', kind: 'pieces', summed: true },
      { name: 'replaced', kind: 'pieces', summed: true },
      { name: 'rate', kind: 'percent', total: percentOf(sql`sum(replaced)`, sql`sum(lines)`) },
      { name: 'substitute', kind: 'text' },
      { name: 'refused', kind: 'pieces', summed: true },
    ],
    rows: sql`
      with lines as materialized (
        select i.id, i.order_id, i.sku, i.name, i.options, i.pick_state
        from order_edits e join order_items i on i.order_id = e.order_id
        where e.kind = 'settled' and ${within(sql`e.created_at`, range)} and ${isPicked}),
      refused as materialized (${refused})
      select l.sku, (array_agg(${nameOf('l', 'name')} order by l.id desc))[1] as name,
        (array_agg(${nameOf('l', 'options')} order by l.id desc))[1] as options, count(*)::integer as lines,
        ${picked('found')} as found, ${picked('short')} as short, ${picked('missing')} as missing, ${picked('replaced')} as replaced,
        mode() within group (order by concat_ws(', ', ${nameOf('i', 'name')}, nullif(${nameOf('i', 'options')}, ''))) filter (where i.id is not null) as substitute,
        count(r.id)::integer as refused, ${percentOf(sql`count(*) filter (where l.pick_state = 'replaced')`, sql`count(*)`)} as rate
      from lines l left join refused r on r.id = l.id left join order_items i on i.order_id = l.order_id and i.replaces_id = l.id
      group by l.sku`,
    order: sql`rate desc, lines desc, sku`,
  }
}
