import type { LabelRow, labelSorts, labelStates } from '@tsiran/contract/admin/labels'
import { maxListed, maxSearched } from '@tsiran/contract/admin/product-shapes'
import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { productCondition } from '../products/product-filter.ts'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { escapeLike } from '../shared/search-text.ts'
import { differences, isChanged, isLabeled, saidColumns } from './queries.ts'

export interface LabelQuery extends PageRange {
  /** A sku, a barcode, or words of a name in any language. */
  search?: string | undefined
  /** With everything below it. */
  categoryId?: number | undefined
  /** What the shelf place begins with. */
  place?: string | undefined
  /** Undefined: those to print, which were never printed or have changed since. */
  state?: (typeof labelStates)[number] | undefined
  sort?: (typeof labelSorts)[number] | undefined
}

const states: Record<NonNullable<LabelQuery['state']> | 'due', RawBuilder<unknown>> = {
  due: sql`(l.variant_id is null or ${isChanged})`,
  changed: sql`(l.variant_id is not null and ${isChanged})`,
  never: sql`l.variant_id is null`,
  all: sql`true`,
}

const orders: Record<NonNullable<LabelQuery['sort']>, RawBuilder<unknown>> = {
  sku: sql`v.sku`,
  '-sku': sql`v.sku desc`,
  place: sql`v.shelf_place = '', v.shelf_place, v.sku`,
}

const changes = sql`case when l.variant_id is null then '{}'::text[] else array_remove(array[${sql.join(
  Object.entries(differences).map(
    ([part, differs]) => sql`case when ${differs} then ${sql.lit(part)} end`,
  ),
)}]::text[], null) end`

const condition = ({ search, categoryId, place = '', state }: LabelQuery) => {
  const begins = escapeLike(place.replaceAll('\0', '').trim().toLowerCase())
  const parts = [isLabeled, states[state ?? 'due']]
  if (search?.trim() || categoryId !== undefined)
    parts.push(
      sql`v.product_id in (select p.id from products p where ${productCondition({ search, categoryId })})`,
    )
  if (begins !== '') parts.push(sql`lower(v.shelf_place) like ${`${begins}%`}`)
  return sql.join(parts, sql` and `)
}

const from = sql`variants v left join printed_labels l on l.variant_id = v.id`

/**
 * A page of the labels of variants that are sold, and how many there are: exactly up to {@link maxListed}, or to {@link maxSearched}
 * of a search, where the pages end and `more` is true.
 */
export async function listLabels(db: Db, query: LabelQuery) {
  const where = condition(query)
  const order = orders[query.sort ?? 'sku']
  const max = query.search?.trim() ? maxSearched : maxListed
  const [{ rows }, counted] = await Promise.all([
    offsetOf(query) >= max
      ? { rows: [] }
      : sql<LabelRow>`
      select ${saidColumns}, v.product_id, v.shelf_place, ${changes} as changes,
        case when l.variant_id is not null
          then json_build_object('at', l.printed_at, 'price', l.price, 'old_price', l.old_price) end as printed
      from (select v.id, row_number() over (order by ${order}) as place from ${from} where ${where}
        order by ${order} limit ${query.limit} offset ${offsetOf(query)}) page
      join variants v on v.id = page.id left join printed_labels l on l.variant_id = v.id
      order by page.place`.execute(db),
    sql<{ total: number }>`
      select count(*)::integer as total from (select from ${from} where ${where} limit ${max + 1}) found`.execute(
      db,
    ),
  ])
  const { total } = counted.rows[0]!
  return {
    data: rows,
    meta: { ...pageMeta(query, Math.min(total, max)), more: total > max },
  }
}
