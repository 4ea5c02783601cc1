import type { labelParts } from '@tsiran/contract/admin/label-shapes'
import { locales } from '@tsiran/contract/locale'
import { sql, type RawBuilder } from 'kysely'

type Part = (typeof labelParts)[number]

const inLocales = (textIn: (locale: RawBuilder<string>) => RawBuilder<unknown>) =>
  sql`jsonb_build_object(${sql.join(
    locales.map((locale) => sql`${sql.lit(locale)}, ${textIn(sql.lit(locale))}`),
  )})`

/** The name on the label of `variants v`, with the chosen options. */
export const labelName = sql`(select case when p.type = 'simple' then ${inLocales((locale) => sql`p.name ->> ${locale}`)}
  else (select ${inLocales(
    (locale) =>
      sql`concat_ws(', ', nullif(p.name ->> ${locale}, ''), string_agg(o.label ->> ${locale}, ', ' order by s.position))`,
  )}
    from variant_options vo join attribute_options o on o.id = vo.option_id
    join product_super_attributes s on s.product_id = v.product_id and s.attribute_id = vo.attribute_id
    where vo.variant_id = v.id) end
  from products p where p.id = v.product_id)`

/** Only a higher old price is struck (R5). */
const oldPrice = sql`case when v.old_price > v.price then v.old_price end`
/** Full boxes never cost more than their pieces (R4). */
const boxPrice = sql`least(v.box_price, v.box_qty * v.price)`

/** What a label says, of `variants v`. */
export const saidColumns = sql`v.id as variant_id, ${labelName} as name, v.sku, v.barcode, v.price, ${oldPrice} as old_price,
  v.box_qty, ${boxPrice} as box_price, v.content_amount, v.content_unit, v.portion_grams, v.price_per_kg`

/** Variants that have a label: the others are deleted, or of the service product. */
export const isLabeled = sql`v.removed_at is null
  and v.product_id not in (select id from products where deleted_at is not null union all select id from products where status = 'service')`

/** How `printed_labels l` differs from what the label would say now. What is cheap to compare comes first. */
export const differences: Readonly<Record<Part, RawBuilder<boolean>>> = {
  price: sql`(v.price, v.portion_grams, v.price_per_kg) is distinct from (l.price, l.portion_grams, l.price_per_kg)`,
  old_price: sql`(${oldPrice}) is distinct from l.old_price`,
  box: sql`(v.box_qty, ${boxPrice}) is distinct from (l.box_qty, l.box_price)`,
  contents: sql`(v.content_amount, v.content_unit) is distinct from (l.content_amount, l.content_unit)`,
  code: sql`(v.sku, v.barcode) is distinct from (l.sku, l.barcode)`,
  name: sql`(l.renamed and ${labelName} is distinct from l.name)`,
}

/** Whether a printed label differs in anything. */
export const isChanged = sql`(${sql.join(Object.values(differences), sql` or `)})`
