import type { ContentProposal } from '@tsiran/contract/admin/product-contents'
import type { Db } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { contentOfNames } from './content-of-name.ts'

interface Row {
  variant_id: number
  product_id: number
  version: number
  sku: string
  name: Text
  /** Labels of the chosen options. */
  options: Text[]
}

/** Variants read at once, and read by one call at most. */
const batch = { size: 500, count: 20 }

/**
 * Variants without contents whose names have them, after the variant with the id `after`. `next` is where to go on, null at the end;
 * a page may be empty and still have a next one.
 */
export async function listContentProposals(
  db: Db,
  { after = 0, limit = 50 }: { after?: number; limit?: number },
): Promise<{ data: ContentProposal[]; next: number | null }> {
  const data: ContentProposal[] = []
  let last = after
  for (let read = 0; read < batch.count; read++) {
    const rows = await selectWithout(db, last)
    for (const { options, ...row } of rows) {
      last = row.variant_id
      // The variant's own options are closer to it than its product's name.
      const content = contentOfNames(...options) ?? contentOfNames(row.name)
      if (content) data.push({ ...row, content_amount: content.amount, content_unit: content.unit })
      if (data.length === limit) return { data, next: last }
    }
    if (rows.length < batch.size) return { data, next: null }
  }
  return { data, next: last }
}

async function selectWithout(db: Db, after: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select v.id as variant_id, v.product_id, v.version, v.sku, p.name,
      (select coalesce(json_agg(o.label), '[]') from variant_options x join attribute_options o on o.id = x.option_id
        where x.variant_id = v.id) as options
    from variants v join products p on p.id = v.product_id
    where v.id > ${after} and v.content_amount is null and v.portion_grams is null and v.removed_at is null
      and p.deleted_at is null and p.status <> 'service' and p.unit in ('piece', 'pack')
    order by v.id limit ${batch.size}`.execute(db)
  return rows
}
