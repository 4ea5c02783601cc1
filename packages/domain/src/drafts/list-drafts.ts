import type { DraftRow } from '@tsiran/contract/admin/draft-shapes'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { offsetOf, type PageRange } from '../shared/pagination.ts'

/** A page of the open drafts, last changed first, and their number. */
export async function listDrafts(
  db: Db,
  range: PageRange,
): Promise<{ rows: DraftRow[]; total: number }> {
  const { rows } = await sql<{ rows: DraftRow[]; total: number }>`
    select (select count(*)::integer from drafts where state = 'open') as total, coalesce((
      select json_agg(row order by row.updated_at desc, row.id desc) from (
        select d.id, json_build_object('id', s.id, 'name', s.name) as staff,
          coalesce(nullif(concat_ws(' ', nullif(d.address ->> 'first_name', ''), nullif(nullif(d.address ->> 'last_name', ''), '.')), ''),
            c.first_name, '') as name,
          coalesce(nullif(d.address ->> 'phone', ''), c.phone, '') as phone,
          o.name as company,
          (select count(*)::integer from cart_items i where i.cart_id = d.cart_id) as lines,
          d.updated_at
        from drafts d
        join staff s on s.id = d.staff_id
        left join customers c on c.id = d.customer_id
        left join companies o on o.id = c.company_id
        where d.state = 'open'
        order by d.updated_at desc, d.id desc
        limit ${range.limit} offset ${offsetOf(range)}
      ) row), '[]') as rows`.execute(db)
  return rows[0]!
}
