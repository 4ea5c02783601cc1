import type { ChangeSet } from '@tsiran/contract/admin/change-sets'
import type { BulkOperation } from '@tsiran/contract/admin/bulk-shapes'
import type { BulkValue } from '@tsiran/contract/admin/bulk-fields'
import { defaultLocale, type Locale } from '@tsiran/contract/locale'
import type { PageMeta } from '@tsiran/contract/schema'
import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import { countRows } from '../shared/count-rows.ts'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'

/** Kinds of change sets that are of products. */
const kinds = ['bulk', 'grid', 'revert', 'import']

type Row = Omit<ChangeSet, 'created_at' | 'starts_at' | 'ends_at'> &
  Record<'created_at', Date> &
  Record<'starts_at' | 'ends_at', Date | null>

/** Whether it waits for its time, and whether it will be taken back by itself. */
const waits = sql`(c.starts_at > now() and coalesce(j.state = 'queued', false))`
const isInForce = sql`(c.reverted_by is null and coalesce(e.state in ('queued', 'running'), false))`
const columns = sql`
  c.id, c.kind, c.label, c.changes as operations, c.changed, c.created_at, c.reverted_by, c.job_id,
  case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as staff,
  coalesce(j.state = 'running' or j.state = 'queued' and not ${waits}, false) as running,
  case when ${waits} then c.starts_at end as starts_at, case when ${isInForce} then c.ends_at end as ends_at,
  coalesce(j.state = 'canceled', false) and c.changed = 0 as canceled`
const from = sql`
  change_sets c left join staff s on s.id = c.staff_id left join jobs j on j.id = c.job_id
  left join jobs e on e.id = c.end_job_id`

const toSet = (
  { created_at, starts_at, ends_at, operations, ...row }: Row,
  seesPrices: boolean,
): ChangeSet => ({
  ...row,
  operations: (Array.isArray(operations) ? (operations as BulkOperation[]) : []).filter(
    ({ field }) => seesPrices || field !== 'company_price',
  ),
  created_at: created_at.toISOString(),
  starts_at: starts_at?.toISOString() ?? null,
  ends_at: ends_at?.toISOString() ?? null,
})

/** A page, for somebody who may see company prices, or not. */
interface ChangesPage extends PageRange {
  seesPrices: boolean
}

/** A page of changes of many products at once: those of which something is planned, then the others, the newest first. */
export async function listChangeSets(
  db: Db,
  { kind, seesPrices, ...range }: ChangesPage & { kind?: string | undefined },
): Promise<{ data: ChangeSet[]; meta: PageMeta }> {
  const where = sql`c.kind = any(${kind === undefined ? kinds : [kind]}::text[])`
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`
      select ${columns} from ${from}
      where ${where} order by ${waits} or ${isInForce} desc, c.id desc limit ${range.limit} offset ${offsetOf(range)}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*) as total from change_sets c where ${where}`.execute(db),
  ])
  return {
    data: rows.map((row) => toSet(row, seesPrices)),
    meta: pageMeta(range, counted.rows[0]!.total),
  }
}

/** One field of a change set. */
export interface ListedChange {
  /** The variant's for its fields, else the product's. */
  id: number
  product_id: number | null
  variant_id: number | null
  sku: string
  name: string
  field: string
  before: BulkValue
  after: BulkValue
  state: 'applied' | 'reverted' | 'left'
}

/** One change set and a page of the fields that it wrote and the person may see. Refuses with `not_found`. */
export async function readChangeSet(
  db: Db,
  id: number,
  { locale, seesPrices, ...range }: ChangesPage & { locale: Locale },
): Promise<{ set: ChangeSet; data: ListedChange[]; meta: PageMeta }> {
  const { rows } = await sql<Row>`
    select ${columns} from ${from} where c.id = ${id}`.execute(db)
  if (!rows[0]) throw new DomainError('not_found')
  const where = sql`change_set_id = ${id} ${seesPrices ? sql`` : sql`and field <> 'company_price'`}`
  const changes = await selectChanges(db, where, { locale, ...range })
  const total = seesPrices
    ? rows[0].changed
    : await countRows(db, sql`change_set_changes where ${where}`)
  return { set: toSet(rows[0], seesPrices), data: changes, meta: pageMeta(range, total) }
}

const selectChanges = async (
  db: Db | Tx,
  where: RawBuilder<unknown>,
  { locale, ...range }: PageRange & { locale: Locale },
): Promise<ListedChange[]> => {
  const { rows } = await sql<ListedChange>`
    select c.subject_id as id, p.id as product_id, v.id as variant_id, coalesce(v.sku, p.sku, k.slug, '') as sku,
      coalesce(p.name ->> ${locale}, k.name ->> ${locale}, '') as name, field, before, after, state
    from (
      select * from change_set_changes where ${where} order by id limit ${range.limit} offset ${offsetOf(range)}
    ) c
    left join variants v on c.subject_type = 'variant' and v.id = c.subject_id
    left join products p on p.id = case c.subject_type when 'product' then c.subject_id else v.product_id end
    left join categories k on c.subject_type = 'category' and k.id = c.subject_id
    order by c.id`.execute(db)
  return rows
}

export type LeftChange = Pick<
  ListedChange,
  'product_id' | 'variant_id' | 'sku' | 'field' | 'before' | 'after'
>

/** The first fields of a change set in a state, and how many there are. */
export async function listLeft(
  tx: Tx,
  id: number,
  state: 'applied' | 'left',
  limit: number,
): Promise<{ rows: LeftChange[]; total: number }> {
  const where = sql`change_set_id = ${id} and state = ${state}`
  const counted = await sql<{ total: number }>`
    select count(*) as total from change_set_changes where ${where}`.execute(tx)
  const rows = await selectChanges(tx, where, { page: 1, limit, locale: defaultLocale })
  return {
    rows: rows.map(({ product_id, variant_id, sku, field, before, after }) => ({
      product_id,
      variant_id,
      sku,
      field,
      before,
      after,
    })),
    total: counted.rows[0]!.total,
  }
}
