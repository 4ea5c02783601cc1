import { bulkField, bulkTexts, type BulkText } from '@tsiran/contract/admin/bulk-fields'
import type { Locale } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { lockListings } from '../catalog/refresh-lock.ts'
import { refreshListings } from '../catalog/refresh-listings.ts'
import { refreshPrices } from '../catalog/refresh-prices.ts'
import type { Change } from './bulk-fit.ts'
import { attributeId } from './bulk-attributes.ts'
import { isListed, priceFields } from './listed-fields.ts'
import { writeVariants, writeColumns } from './write-rows.ts'

/**
 * Writes changes of locked products, gives each thing its next version, and renews the shop's lists. Changes with a problem must be
 * left out before.
 */
export async function writeChanges(tx: Tx, changes: readonly Change[]): Promise<void> {
  const products = [...new Set(changes.map(({ subject }) => subject.productId))]
  if (products.length === 0) return
  // Before the variants are locked: an order that wants them does not wait for another refresh of the lists.
  await lockListings(tx)
  const variants = changes.filter(({ subject }) => subject.type === 'variant')
  const own = changes.filter(({ subject }) => subject.type === 'product')
  if (variants.length > 0) await writeVariants(tx, variants)
  await writeColumns(tx, own)
  await writeTexts(tx, own)
  await writeCategories(tx, own)
  await writeAttributes(tx, own)
  await sql`
    update products set version = version + 1, updated_at = now() where id = any(${products}::int[])`.execute(
    tx,
  )
  const ofProducts = (of: readonly Change[]) => [
    ...new Set(of.map(({ subject }) => subject.productId)),
  ]
  const listed = changes.filter(({ field }) => isListed(field))
  const others = listed.filter(({ field }) => !priceFields.has(field))
  // Pages show the other fields, too: with no listing to renew, this only empties the caches.
  if (others.length > 0) await refreshListings(tx, ofProducts(listed))
  else await refreshPrices(tx, ofProducts(listed))
}

async function writeTexts(tx: Tx, changes: readonly Change[]): Promise<void> {
  for (const column of Object.keys(bulkTexts) as BulkText[]) {
    const texts = new Map<number, Partial<Text>>()
    for (const { subject, field, after } of changes) {
      if (!field.startsWith(`${column}.`)) continue
      const locale = field.slice(column.length + 1) as Locale
      texts.set(subject.id, { ...texts.get(subject.id), [locale]: after })
    }
    if (texts.size === 0) continue
    const rows = [...texts].map(([id, text]) => ({ id, text }))
    await sql`
      update products p set ${sql.ref(column)} = p.${sql.ref(column)}::jsonb || r.text
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, text jsonb)
      where p.id = r.id`.execute(tx)
  }
}

async function writeCategories(tx: Tx, changes: readonly Change[]): Promise<void> {
  const own = changes.filter(({ field }) => field === 'category_ids')
  if (own.length === 0) return
  const rows = own.flatMap(({ subject, after }) =>
    (after as number[]).map((category_id, position) => ({
      product_id: subject.id,
      category_id,
      position,
    })),
  )
  await sql`
    delete from product_categories where product_id = any(${own.map(({ subject }) => subject.id)}::int[])`.execute(
    tx,
  )
  await sql`
    insert into product_categories (product_id, category_id, position)
    select product_id, category_id, position from jsonb_populate_recordset(null::product_categories, ${JSON.stringify(rows)})`.execute(
    tx,
  )
}

async function writeAttributes(tx: Tx, changes: readonly Change[]): Promise<void> {
  const own = changes
    .filter(({ field }) => bulkField(field)?.kind === 'attribute')
    .map(({ subject, field, after }) => ({
      product_id: subject.id,
      attribute_id: attributeId(field),
      after,
    }))
  if (own.length === 0) return
  await sql`
    delete from product_attribute_values pav
    using jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as r (product_id integer, attribute_id integer)
    where pav.product_id = r.product_id and pav.attribute_id = r.attribute_id`.execute(tx)
  const rows = own.flatMap(({ after, ...place }): object[] =>
    Array.isArray(after)
      ? after.map((option_id: number) => ({ ...place, option_id, text: null }))
      : [{ ...place, option_id: null, text: after }],
  )
  await sql`
    insert into product_attribute_values (product_id, attribute_id, option_id, text)
    select product_id, attribute_id, option_id, text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (product_id integer, attribute_id integer, option_id integer, text jsonb)
    where option_id is not null or text is not null`.execute(tx)
}
