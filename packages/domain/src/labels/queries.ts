import type { labelParts } from '@tsiran/contract/admin/labels'
import { locales } from '@tsiran/contract/locale'
import { sql, type RawBuilder } from 'kysely'

type Part = (typeof labelParts)[number]

const inLocales = (text: (locale: string) => RawBuilder<unknown>) =>
  sql`jsonb_build_object(${sql.join(locales.flatMap((locale) => [sql.lit(locale), text(locale)]))})`

/** The name on the label of `variants v` of `products p`, with the chosen options. */
const name = sql`case when p.type = 'simple' then ${inLocales((locale) => sql`p.name ->> ${sql.lit(locale)}`)}
  else (select ${inLocales((locale) => sql`concat_ws(', ', nullif(p.name ->> ${sql.lit(locale)}, ''), string_agg(o.label ->> ${sql.lit(locale)}, ', ' order by s.position))`)}
    from variant_options vo join attribute_options o on o.id = vo.option_id
    join product_super_attributes s on s.product_id = v.product_id and s.attribute_id = vo.attribute_id
    where vo.variant_id = v.id) end`

/** Only a higher old price is struck (R5). */
const oldPrice = sql`case when v.old_price > v.price then v.old_price end`

/** What a label says, of `variants v` and `products p`. */
export const saidColumns = sql`v.id as variant_id, ${name} as name, v.sku, v.barcode, v.price, ${oldPrice} as old_price,
  v.box_qty, v.box_price, v.content_amount, v.content_unit, v.portion_grams, v.price_per_kg`

/** How `printed_labels l` differs from what the label would say now. What is cheap to compare comes first. */
export const differences: Readonly<Record<Part, RawBuilder<boolean>>> = {
  price: sql`(v.price, v.portion_grams, v.price_per_kg) is distinct from (l.price, l.portion_grams, l.price_per_kg)`,
  old_price: sql`(${oldPrice}) is distinct from l.old_price`,
  box: sql`(v.box_qty, v.box_price) is distinct from (l.box_qty, l.box_price)`,
  contents: sql`(v.content_amount, v.content_unit) is distinct from (l.content_amount, l.content_unit)`,
  code: sql`(v.sku, v.barcode) is distinct from (l.sku, l.barcode)`,
  name: sql`(${name}) is distinct from l.name`,
}

/** Whether a printed label differs in anything. */
export const isChanged = sql`(${sql.join(Object.values(differences), sql` or `)})`
