import type { PrintedLabel } from '@tsiran/contract/admin/label-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'
import { staffIdOf, type Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { labelName } from './queries.ts'

interface PrintedLabels {
  /** ISO 8601: when what was printed was read. */
  readAt: string
  labels: readonly PrintedLabel[]
  by: Actor
}

/** Skus that a row of the audit log names. */
const maxNamed = 5

/**
 * Records what labels were printed with, as the paper has it: a price that has changed meanwhile stays to be printed. A label that was
 * read no later than the recorded one is left out, so that a repeated call changes nothing; so is a variant that is gone. Returns how
 * many were recorded. Refuses a time that is none with `validation_failed`.
 */
export const markLabels = (db: Db, { readAt, labels, by }: PrintedLabels): Promise<number> =>
  inTransaction(db, async (tx) => {
    if (Number.isNaN(Date.parse(readAt))) throw fieldError('read_at', 'invalid')
    // Who renames a product waits, or was waited for: either finds the other's label and name.
    await sql`
      select from products where id in (select product_id from variants where id = any(${labels.map((label) => label.variant_id)}::int[]))
      order by id for share`.execute(tx)
    const { rows } = await sql<{ variant_id: number; sku: string }>`
      insert into printed_labels (variant_id, name, renamed, sku, barcode, price, old_price, box_qty, box_price, content_amount, content_unit,
        portion_grams, price_per_kg, printed_at, staff_id)
      select distinct on (v.id) v.id, s.name, ${labelName} is distinct from s.name, s.sku, s.barcode, s.price, s.old_price, s.box_qty, s.box_price, s.content_amount,
        s.content_unit, s.portion_grams, s.price_per_kg, least(${new Date(readAt).toISOString()}::timestamptz, now()), ${staffIdOf(by)}::integer
      from jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) as s(variant_id integer, name jsonb, sku text, barcode text, price bigint,
        old_price bigint, box_qty integer, box_price bigint, content_amount integer, content_unit text, portion_grams integer,
        price_per_kg bigint)
      join variants v on v.id = s.variant_id
      order by v.id
      on conflict (variant_id) do update set name = excluded.name, renamed = excluded.renamed, sku = excluded.sku, barcode = excluded.barcode,
        price = excluded.price, old_price = excluded.old_price, box_qty = excluded.box_qty, box_price = excluded.box_price,
        content_amount = excluded.content_amount, content_unit = excluded.content_unit, portion_grams = excluded.portion_grams,
        price_per_kg = excluded.price_per_kg, printed_at = excluded.printed_at, staff_id = excluded.staff_id
      where printed_labels.printed_at < excluded.printed_at
      returning variant_id, sku`.execute(tx)
    if (rows[0]) {
      const skus = rows.map(({ sku }) => sku)
      const named = skus.slice(0, maxNamed).join(', ')
      await writeAudit(tx, {
        by,
        action: 'label.print',
        subject: {
          type: 'label',
          id: rows[0].variant_id,
          label: skus.length > maxNamed ? `${named}…` : named,
        },
        after: { labels: rows.length },
      })
    }
    return rows.length
  })
