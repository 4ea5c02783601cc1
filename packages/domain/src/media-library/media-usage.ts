import type { MediaUse } from '@tsiran/contract/admin/media-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { mediaUses } from './media-rows.ts'

/** Things that are named at most. */
const maxNamed = 100

/** What shows a picture, the first hundred by name, and the number of all. */
export async function mediaUsage(
  db: Db | Tx,
  key: string,
  locale: Locale,
): Promise<{ data: MediaUse[]; total: number }> {
  const { rows } = await sql<MediaUse & { total: number }>`
    select u.type, u.id, count(*) over ()::integer as total,
      case u.type
        when 'product' then (select name ->> ${locale} from products where id = u.id)
        when 'category' then (select name ->> ${locale} from categories where id = u.id)
        when 'brand' then (select label ->> ${locale} from brands where id = u.id)
        when 'attribute' then (select label ->> ${locale} from attributes where id = u.id)
        when 'slider' then (select title ->> ${locale} from sliders where id = u.id)
        when 'post' then (select title ->> ${locale} from blog_posts where id = u.id)
        when 'shop' then (select name ->> ${locale} from channels where id = u.id)
        else (select title ->> ${locale} from pages where id = u.id)
      end as label
    from (select distinct type, id from ${mediaUses} all_uses where key = ${key}) u
    order by u.type, label, u.id limit ${maxNamed}`.execute(db)
  return {
    data: rows.map(({ type, id, label }) => ({ type, id, label })),
    total: rows[0]?.total ?? 0,
  }
}
