import type { AdminBrand } from '@tsiran/contract/admin/brands'
import type { brandSorts } from '@tsiran/contract/admin/brands'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { collationOf } from '@tsiran/db/languages'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import { imageUrl } from '../media/media.ts'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { wordPatterns } from '../shared/search-words.ts'
import { versionConflict } from '../shared/versions.ts'

type BrandRow = Omit<AdminBrand, 'image_url'>

const columns = sql`b.id, b.version, b.label, b.slug, b.logo`
const products = sql`(select count(*)::int from products p where p.brand_id = b.id)`
const toBrand = (row: BrandRow): AdminBrand => ({ ...row, image_url: imageUrl(row.logo, 'small') })

interface BrandQuery extends PageRange {
  /** Words of a name in any of the languages. */
  search?: string | undefined
  sort?: (typeof brandSorts)[number] | undefined
  /** The language that names are sorted in. */
  locale: Locale
}

/** A page of the brands, and their total number. */
export async function listBrands(db: Db, { search = '', sort, locale, ...range }: BrandQuery) {
  const words = wordPatterns(search).map((pattern) => sql`lower(b.label::text) like ${pattern}`)
  const where = words.length === 0 ? sql`true` : sql.join(words, sql` and `)
  const order = ordersIn(locale)[sort ?? 'position']
  const [{ rows }, counted] = await Promise.all([
    sql<BrandRow>`
      select ${columns}, ${products} as products from brands b where ${where}
      order by ${order} limit ${range.limit} offset ${offsetOf(range)}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from brands b where ${where}`.execute(db),
  ])
  return { data: rows.map(toBrand), meta: pageMeta(range, counted.rows[0]!.total) }
}

function ordersIn(locale: Locale): Record<(typeof brandSorts)[number], RawBuilder<unknown>> {
  const label = sql`b.label ->> ${locale} collate ${sql.id(collationOf(locale))}`
  return {
    position: sql`b.position, ${label}, b.id`,
    label: sql`${label}, b.id`,
    '-label': sql`${label} desc, b.id desc`,
    products: sql`products, b.id`,
    '-products': sql`products desc, b.id desc`,
  }
}

/** One brand. Refuses with `not_found`. */
export async function readBrand(db: Db | Tx, id: number): Promise<AdminBrand> {
  const { rows } = await sql<BrandRow>`
    select ${columns}, ${products} as products from brands b where b.id = ${id}`.execute(db)
  if (!rows[0]) throw new DomainError('not_found')
  return toBrand(rows[0])
}

/** The brand as the change log and refusals name it. */
export const brandSubject = ({ id, label }: Pick<AdminBrand, 'id' | 'label'>) => ({
  type: 'brand',
  id,
  label: label.hy,
})

/** Locks a brand and reads it. Refuses with `not_found` and `version_conflict`. */
export async function lockBrand(
  tx: Tx,
  { id, version, sent }: { id: number; version: number; sent: Record<string, unknown> },
): Promise<AdminBrand> {
  await sql`select 1 from brands where id = ${id} for no key update`.execute(tx)
  const current = await readBrand(tx, id)
  if (current.version !== version)
    throw await versionConflict(tx, { subject: brandSubject(current), current, sent })
  return current
}
