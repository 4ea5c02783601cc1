import type {
  AdminAttribute,
  AttributeOption,
  AttributeRow,
} from '@tsiran/contract/admin/attribute-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import { imageUrl } from '../media/media.ts'
import { versionConflict } from '../shared/versions.ts'

/** Products of an attribute or option are counted up to here. */
const maxCounted = 1_000

/** Number of products whose values or variants meet a condition, {@link maxCounted} at most. */
const countProducts = (has: RawBuilder<unknown>) => sql<number>`(
  select count(distinct product_id)::int
  from (
    (select product_id from product_attribute_values where ${has} limit ${sql.lit(maxCounted)})
    union all
    (select v.product_id from variant_options join variants v on v.id = variant_id where ${has} limit ${sql.lit(maxCounted)})
  ) uses)`

const columns = sql`a.id, a.version, a.code, a.label, a.type, a.filterable, a.configurable`
const products = countProducts(sql`attribute_id = a.id`)

/** Every attribute in its order. */
export async function listAttributes(db: Db): Promise<AttributeRow[]> {
  const { rows } = await sql<AttributeRow>`
    select ${columns}, ${products} as products,
      (select count(*)::int from attribute_options o where o.attribute_id = a.id) as options
    from attributes a order by a.position, a.id`.execute(db)
  return rows
}

/** One attribute with its options. Refuses with `not_found`. */
export async function readAttribute(db: Db | Tx, id: number): Promise<AdminAttribute> {
  const [found, options] = [
    await sql<Omit<AdminAttribute, 'options'>>`
      select ${columns}, ${products} as products from attributes a where a.id = ${id}`.execute(db),
    await sql<Omit<AttributeOption, 'swatch_url'>>`
      select o.id, o.code, o.label, o.swatch_value, o.swatch_image, ${countProducts(sql`option_id = o.id`)} as products
      from attribute_options o where o.attribute_id = ${id} order by o.sort_order, o.id`.execute(
      db,
    ),
  ]
  if (!found.rows[0]) throw new DomainError('not_found')
  return {
    ...found.rows[0],
    options: options.rows.map((option) => ({
      ...option,
      swatch_url: option.swatch_image && imageUrl(option.swatch_image, 'small'),
    })),
  }
}

/** The attribute as the change log and refusals name it. */
export const attributeSubject = ({ id, label }: Pick<AdminAttribute, 'id' | 'label'>) => ({
  type: 'attribute',
  id,
  label: label.hy,
})

interface Stale {
  id: number
  version: number
  sent?: Record<string, unknown>
}

/** Locks an attribute with its options and reads it. Refuses with `not_found` and `version_conflict`. */
export async function lockAttribute(
  tx: Tx,
  { id, version, sent = {} }: Stale,
): Promise<AdminAttribute> {
  await sql`select 1 from attributes where id = ${id} for no key update`.execute(tx)
  const current = await readAttribute(tx, id)
  if (current.version !== version)
    throw await versionConflict(tx, { subject: attributeSubject(current), current, sent })
  return current
}

/** Gives a locked attribute its next version. */
export const bumpAttribute = (tx: Tx, id: number) =>
  sql`update attributes set version = version + 1 where id = ${id}`.execute(tx)

/** A few of the products whose values or variants meet a condition. */
export async function nameUses(tx: Tx, has: RawBuilder<unknown>, total: number) {
  const { rows } = await sql<{ type: 'product'; id: number; name: string }>`
    select 'product' as type, id, name ->> 'hy' as name from products where id in (
      select product_id from product_attribute_values where ${has}
      union select v.product_id from variant_options join variants v on v.id = variant_id where ${has}
    ) order by id limit 5`.execute(tx)
  return { uses: rows, total }
}
