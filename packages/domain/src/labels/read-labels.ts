import type { Label } from '@tsiran/contract/admin/label-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { contentPrice } from '../catalog/content-price.ts'
import { DomainError } from '../errors.ts'
import { isLabeled, saidColumns } from './queries.ts'

interface LabelChoice {
  variantIds: readonly number[]
  /** Whose order of letters the shelf places have. */
  locale: Locale
}

/**
 * What the price labels of variants say now, in the order of the shelves, and when that was read. Variants that are no longer sold
 * are left out; `not_found` where none is left.
 */
export async function readLabels(
  db: Db,
  { variantIds, locale }: LabelChoice,
): Promise<{ data: Label[]; read_at: string }> {
  const { rows } = await sql<Omit<Label, 'unit_price'> & { read_at: string }>`
    select ${saidColumns}, v.shelf_place, to_json(now()) as read_at
    from variants v where v.id = any(${[...variantIds]}::bigint[]) and ${isLabeled}`.execute(db)
  if (!rows[0]) throw new DomainError('not_found')
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const labels = rows
    .toSorted(
      (a, b) =>
        Number(a.shelf_place === '') - Number(b.shelf_place === '') ||
        compare(a.shelf_place, b.shelf_place) ||
        compare(a.sku, b.sku),
    )
    .map((row): Label => ({ ...row, unit_price: contentPrice(row, row.price, locale) }))
  return { data: labels, read_at: rows[0].read_at }
}
