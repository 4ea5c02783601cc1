import type { DaySales } from '@tsiran/contract/admin/today'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { isPicked, percentOf } from './picked-lines.ts'
import { startOf } from './report-query.ts'

/** A side of an edit, as lines with their pieces. */
const linesOf = (side: 'before' | 'after') => sql`
  jsonb_to_recordset(e.${sql.ref(side)} -> 'lines') as l (line_id bigint, pieces integer)`

/** What became of lines on the day of `now`, up to it. */
export async function readDayLines(
  db: Db,
  { day, now }: { day: string; now: Date },
): Promise<Pick<DaySales, 'canceled_lines' | 'replaced_percent'>> {
  const { rows } = await sql<Pick<DaySales, 'canceled_lines' | 'replaced_percent'>>`
    with edits as materialized (
      select order_id, kind, before, after from order_edits where created_at >= ${startOf(day)} and created_at <= ${now})
    select (
      select count(distinct b.line_id)::integer
      from edits e cross join lateral (select * from ${linesOf('before')}) b join order_items i on i.id = b.line_id
        left join lateral (select * from ${linesOf('after')}) a on a.line_id = b.line_id
      where coalesce(a.pieces, 0) < b.pieces and i.stocked and (e.kind <> 'settled' or i.pick_state in ('short', 'missing'))
    ) as canceled_lines, (
      select ${percentOf(sql`count(*) filter (where i.pick_state = 'replaced')`, sql`count(*)`)}
      from edits e join order_items i on i.order_id = e.order_id where e.kind = 'settled' and ${isPicked}
    ) as replaced_percent`.execute(db)
  return rows[0]!
}
