import type { ImportKind } from '@tsiran/contract/admin/import-fields'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { listImportFields } from './import-fields.ts'
import { categoryCells, selectSheetCategories } from './category-cells.ts'
import type { SheetProduct } from './product-cells.ts'
import { selectSheetProducts } from './select-sheet-products.ts'

/** Products read by one statement. */
const batchSize = 200

export interface ExportCall {
  kind: ImportKind
  format: 'csv' | 'xlsx'
  /** Which products, by a condition on `products p`; categories are always all. */
  where: RawBuilder<boolean>
  /** The filter as the audit log shows it. */
  filter: Record<string, unknown>
  /** Whether the file has the company prices. */
  seesPrices: boolean
  /** Rows at most; undefined for no limit. */
  maxRows?: number
  by: Actor
}

export interface Sheet {
  headings: string[]
  /** Rows of cells in batches, in the order of the headings. */
  rows: AsyncIterable<string[][]>
}

/**
 * Products with their variants, prices, stock or categories as the rows of a sheet; imported again they change nothing. One row of the
 * audit log records it. Refuses with `too_many_rows` before the first batch.
 */
export async function readExport(db: Db, call: ExportCall): Promise<Sheet> {
  const { kind, format, filter, seesPrices, maxRows, by } = call
  const where = rowsWhere(call)
  const fields = (await listImportFields(db, kind)).filter(
    ({ code }) => seesPrices || code !== 'company_price',
  )
  const codes = fields.map(({ code }) => code)
  if (maxRows !== undefined && (await countRows(db, kind, where)) > maxRows)
    throw new DomainError('too_many_rows', { values: { limit: maxRows } })
  const subject = { type: 'export', id: `${kind}.${format}`, label: `${kind}.${format}` }
  await inTransaction(db, (tx) =>
    writeAudit(tx, { by, action: 'export.read', subject, after: { ...filter } }),
  )
  const cellsOf = (cells: ReadonlyMap<string, string>) => codes.map((code) => cells.get(code) ?? '')
  return {
    headings: fields.map(({ heading }) => heading),
    rows:
      kind === 'categories'
        ? readCategories(db, cellsOf)
        : readProducts(db, where, (product) => rowsOf(kind, product).map(cellsOf)),
  }
}

/** The service line has no stock to count. */
const rowsWhere = ({ kind, where }: Pick<ExportCall, 'kind' | 'where'>) =>
  kind === 'stock' ? sql<boolean>`(${where}) and p.status <> 'service'` : where

async function* readCategories(
  db: Db,
  cellsOf: (cells: ReadonlyMap<string, string>) => string[],
): AsyncIterable<string[][]> {
  yield (await selectSheetCategories(db)).map((category) => cellsOf(categoryCells(category)))
}

async function* readProducts(
  db: Db,
  where: RawBuilder<boolean>,
  rows: (product: SheetProduct) => string[][],
): AsyncIterable<string[][]> {
  for (let after = 0; ;) {
    const products = await selectSheetProducts(db, sql`p.id > ${after} and ${where}`, {
      limit: batchSize,
    })
    if (products.length > 0) yield products.flatMap(rows)
    if (products.length < batchSize) return
    after = products.at(-1)!.id
  }
}

/** A product and its variants; prices and stock are those of variants alone. */
function rowsOf(kind: ImportKind, { type, cells, variants }: SheetProduct) {
  const own = variants.map((variant) => variant.cells)
  if (kind !== 'products') return own
  return type === 'simple' ? [cells] : [cells, ...own]
}

async function countRows(db: Db, kind: ImportKind, where: RawBuilder<boolean>): Promise<number> {
  if (kind === 'categories') return (await selectSheetCategories(db)).length
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(variants + (${kind} = 'products' and type = 'configurable')::integer), 0)::integer as total
    from (select type, (select count(*) from variants v where v.product_id = p.id and v.removed_at is null) as variants
      from products p where ${where}) counted`.execute(db)
  return rows[0]!.total
}
