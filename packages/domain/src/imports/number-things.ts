import { maxVariants } from '@tsiran/contract/admin/product-choices'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql, type RawBuilder } from 'kysely'
import type { ImportLayout } from './kind.ts'
import { variantOfCode } from './variant-of-code.ts'

/** Milliseconds that a hundred thousand rows may take. */
const timeoutMs = 120_000

/**
 * Puts the rows together that are about one thing: a product with its variants, else rows with the same path or of the same variant,
 * whose codes may differ. Their number is that of the first row. A thing with more rows than a product may have is refused.
 */
export async function numberThings(
  db: Db,
  { id, kind, format, fields }: ImportLayout,
): Promise<void> {
  const cell = (field: string): RawBuilder<string> => {
    const index = fields.indexOf(field)
    if (index < 0) return sql`''`
    const text = sql`coalesce(cells[${index + 1}::integer], '')`
    return format === 'csv'
      ? sql`trim(both from ltrim(${text}, ''''))`
      : sql`trim(both from ${text})`
  }
  const own = cell(kind === 'categories' ? 'path' : 'sku')
  // A variant that is named without its product belongs to that product, unless a product has its code.
  const key =
    kind === 'products'
      ? sql`coalesce(nullif(${cell('parent_sku')}, ''), (
          select p.sku from variants v join products p on p.id = v.product_id
          where v.sku = ${own} and p.type = 'configurable'
            and not exists (select from products x where x.sku = ${own} and x.deleted_at is null)), ${own})`
      : kind === 'categories'
        ? own
        : sql`coalesce('variant ' || ${variantOfCode(own)}, ${own})`
  await inTransaction(db, async (tx) => {
    await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`.execute(tx)
    await sql`
      update import_rows r
      set thing = case when size <= ${maxVariants + 1} then first end,
        result = case when size > ${maxVariants + 1} then 'refused' end,
        errors = case when size > ${maxVariants + 1} then ${JSON.stringify([{ column: '', key: 'tooManyRows', values: { limit: maxVariants + 1 } }])}::jsonb
          else '[]' end
      from (
        select row, min(row) over w as first, count(*) over w as size
        from (select row, coalesce(nullif(${key}, ''), 'row ' || row) as key from import_rows where import_id = ${id}) k
        window w as (partition by key)) t
      where r.import_id = ${id} and r.row = t.row`.execute(tx)
  })
}
