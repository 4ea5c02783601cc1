import type { labelSorts, labelStates } from '@tsiran/contract/admin/labels'
import type { LabelRow } from '@tsiran/contract/admin/label-shapes'
import { maxListed, maxSearched } from '@tsiran/contract/admin/product-list-shapes'
import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { countRows } from '../shared/count-rows.ts'
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

/** Variants by sku among which a page is looked for before all of them are compared. */
const maxWalked = 10_000

/**
 * A page of the labels of variants that are sold, and how many there are: of all labels exactly up to {@link maxListed}, else up to
 * {@link maxSearched}, where the pages end and `more` is true.
 */
export async function listLabels(db: Db, query: LabelQuery) {
  const isWhole = query.state === 'all' && !query.search?.trim()
  const max = isWhole ? maxListed : maxSearched
  const { total, ids } = isWhole ? await countAll(db, query) : await findUpTo(db, query, max + 1)
  const more = total > max
  const rows =
    offsetOf(query) >= max ? [] : await readRows(db, await pageIds(db, query, more ? null : ids))
  return { data: rows, meta: { ...pageMeta(query, Math.min(total, max)), more } }
}

interface Found {
  total: number
  /** Null where they were only counted. */
  ids: number[] | null
}

async function countAll(db: Db, query: LabelQuery): Promise<Found> {
  const labels = sql`${from} where ${condition(query)}`
  return { total: await countRows(db, labels, maxListed + 1), ids: null }
}

/**
 * The labels that match, at most so many. Few labels are to be printed: looked for by sku, they would be a look-up of each label there
 * is.
 */
async function findUpTo(db: Db, query: LabelQuery, limit: number): Promise<Found> {
  const { rows } = await sql<{ id: number }>`
    select v.id from ${from} where ${condition(query)} limit ${limit}`.execute(db)
  return { total: rows.length, ids: rows.map(({ id }) => id) }
}

/** The variants of a page: of those that match where these are known, else of the first by sku, and of all where they do not fill it. */
async function pageIds(db: Db, query: LabelQuery, ids: number[] | null): Promise<number[]> {
  const sort = query.sort ?? 'sku'
  const where = condition(query)
  const read = async (source: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: number }>`
      select v.id from ${source} order by ${orders[sort]} limit ${query.limit} offset ${offsetOf(query)}`.execute(
      db,
    )
    return rows.map(({ id }) => id)
  }
  if (ids) return read(sql`variants v where v.id = any(${ids}::integer[])`)
  if (query.state === 'all') return read(sql`${from} where ${where}`)
  if (sort !== 'place') {
    const first = sql`(select * from variants v order by ${orders[sort]} limit ${maxWalked}) v`
    const found = await read(
      sql`${first} left join printed_labels l on l.variant_id = v.id where ${where}`,
    )
    if (found.length === query.limit) return found
  }
  // `offset 0` makes PostgreSQL compare all labels at once and sort what it finds.
  return read(sql`(select v.* from ${from} where ${where} offset 0) v`)
}

async function readRows(db: Db, ids: number[]): Promise<LabelRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<LabelRow>`
    select ${saidColumns}, v.product_id, v.shelf_place, ${changes} as changes,
      case when l.variant_id is not null
        then json_build_object('at', l.printed_at, 'price', l.price, 'old_price', l.old_price) end as printed
    from unnest(${ids}::integer[]) with ordinality as page(id, place)
    join variants v on v.id = page.id left join printed_labels l on l.variant_id = v.id
    order by page.place`.execute(db)
  return rows
}
