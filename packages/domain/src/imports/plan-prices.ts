import { maxPieces } from '@tsiran/contract/limits'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { lockListings } from '../catalog/refresh-lock.ts'
import { wholeOf } from './cell-values.ts'
import type { ImportedRow, Plan, PlanCall, ThingRows } from './kind.ts'
import { offerFields, offerReaders, type Offer, type OfferField } from './offer.ts'
import { seenOf } from './seen.ts'
import { isShared, variantOfCode } from './variant-of-code.ts'
import { readWeighedPrice } from './weighed-price.ts'

/** Fields that a variant always has: an empty cell leaves them. */
const needed: readonly OfferField[] = ['price', 'min_qty']

/** The row's prices and packs that differ from an offer; what is wrong with them is recorded in the row. */
export function readOffer(row: ImportedRow, now: Offer | undefined): Partial<Offer> {
  const change: { [F in OfferField]?: number | null } = {}
  for (const field of offerFields) {
    const cell = row.cell(field)
    if (cell === undefined || (cell.trim() === '' && needed.includes(field))) continue
    const value = row.read(field, () => offerReaders[field](cell))
    if (value !== undefined && value !== now?.[field]) change[field] = value
  }
  const read = change as Partial<Offer>
  const weighed = readWeighedPrice(row, read, { now, readPrice: offerReaders.price })
  if (weighed !== undefined && weighed === now?.price) delete read.price
  else if (weighed !== undefined) read.price = weighed
  checkOffer(row, { ...now, ...read })
  return read
}

/** A saving is one (R5); a box has a price and whole packs (R4) (R6). */
function checkOffer(row: ImportedRow, offer: Partial<Offer>): void {
  const { price = 0, old_price, box_qty, box_price, min_qty = 1, portion_grams } = offer
  if (old_price && old_price <= price) row.refuse('old_price', 'oldPrice')
  if ((box_qty ?? null) === null && (box_price ?? null) !== null)
    row.refuse('box_price', 'boxInPart')
  else if ((box_qty ?? null) !== null && (box_price ?? null) === null)
    row.refuse('box_qty', 'boxInPart')
  else if (box_qty && portion_grams) row.refuse('box_qty', 'weighedBox')
  else if (box_qty && box_qty % min_qty !== 0) row.refuse('box_qty', 'boxOfPacks')
}

interface VariantRow extends Offer {
  id: number
  sku: string
  product_id: number
  version: number
  qty: number
  /** What a file may name it by. */
  codes: (string | null)[]
}
/** What a row of prices or stock changes. */
export interface VariantChange {
  variant: VariantRow
  values: Partial<Offer> & { qty?: number }
}

type LockFirst = (tx: Tx, variantIds: readonly number[]) => Promise<void>

/** Prices change products and lists, which are locked before their variants. */
const lockProducts: LockFirst = async (tx, variantIds) => {
  await sql`
    select id from products where id in (select product_id from variants where id = any(${[...variantIds]}::integer[]))
    order by id for no key update`.execute(tx)
  await lockListings(tx)
}

const codeOf = (row: ImportedRow): string => row.cell('sku')?.trim() ?? ''

interface NamedCode {
  code: string
  id: number | null
  shared: boolean
}

/** Plans rows that each name a variant by a code (see {@link variantOfCode}); `read` finds what a row changes. */
const planVariants =
  (
    read: (row: ImportedRow, variant: VariantRow) => VariantChange['values'],
    lockFirst: LockFirst = async () => {},
  ) =>
  async (
    db: Db | Tx,
    things: readonly ThingRows[],
    { lock }: PlanCall,
  ): Promise<Plan<VariantChange>[]> => {
    const codes = new Set(things.flatMap(({ rows }) => rows.map(codeOf)))
    const { rows: named } = await sql<NamedCode>`
      select code, ${variantOfCode(sql`code`)} as id, ${isShared(sql`code`)} as shared
      from unnest(${[...codes]}::text[]) code`.execute(db)
    const ids = named.flatMap(({ id }) => id ?? [])
    if (lock) await lockFirst(db as Tx, ids)
    const { rows: found } = await sql<VariantRow>`
      select id, sku, product_id, version, qty, price, old_price, company_price, min_qty, box_qty, box_price,
        portion_grams, price_per_kg, array[sku, barcode, supplier_code] as codes
      from variants where id = any(${ids}::integer[]) and removed_at is null order by id ${lock ? sql`for update` : sql``}`.execute(
      db,
    )
    const byId = new Map(found.map((variant) => [variant.id, variant]))
    const byCode = new Map(named.map((one) => [one.code, one]))
    return things.map(({ thing, rows }) => {
      const [row, ...others] = rows as [ImportedRow, ...ImportedRow[]]
      for (const other of others) other.refuse('sku', 'sameThing', { row: row.number })
      const code = codeOf(row)
      const variant = variantOf(byCode.get(code)!, byId)
      if (!variant) row.refuse('sku', problemOf(byCode.get(code)!))
      const values = variant ? read(row, variant) : {}
      const now = variant && row.fields.map((field) => String(variant[field as 'qty'] ?? ''))
      return {
        thing,
        rows,
        isNew: false,
        change: variant && Object.keys(values).length > 0 ? { variant, values } : null,
        seen: seenOf(now ?? []),
      }
    })
  }

/** A variant whose codes have changed before it was locked is another's. */
function variantOf({ code, id }: NamedCode, byId: ReadonlyMap<number, VariantRow>) {
  const variant = id === null ? undefined : byId.get(id)
  return variant?.codes.includes(code) ? variant : undefined
}

function problemOf({ code, shared }: NamedCode): string {
  if (code === '') return 'required'
  return shared ? 'sharedCode' : 'unknown'
}

export const planPrices = planVariants(readOffer, lockProducts)

/** Stock as it is counted: pieces. */
export const planStock = planVariants((row, { qty }) => {
  const cell = row.cell('qty') ?? ''
  if (cell.trim() === '') return {}
  const counted = row.read('qty', () => wholeOf(cell, { max: maxPieces }))
  return counted === undefined || counted === qty ? {} : { qty: counted }
})
