import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { attributes } from '../attributes.ts'

/** The names of an option. */
export function optionLabel(code: string, key: string): Text {
  const option = attributes[code]!.options![key]!
  return 'label' in option ? option.label : option
}

/** Attribute code to its id and its options' ids by key. */
export type SeededAttributes = Map<string, { id: number; options: Map<string, number> }>

/** Inserts the attributes with their own ids, and their options. */
export async function seedAttributes(tx: Tx): Promise<SeededAttributes> {
  const entries = Object.entries(attributes)
  const rows = entries.map(
    (
      [code, { options: _options, filterable = false, configurable = false, ...attribute }],
      position,
    ) => {
      return { ...attribute, code, filterable, configurable, position }
    },
  )
  const options = entries.flatMap(([, { id, options: own = {} }]) =>
    Object.entries(own).map(([code, option], sort_order) => {
      const { label, swatch } = 'swatch' in option ? option : { label: option, swatch: null }
      return { attribute_id: id, code, label, swatch_value: swatch, sort_order }
    }),
  )
  await sql`
    insert into attributes (id, code, label, type, filterable, configurable, position)
    select id, code, label, type, filterable, configurable, position
    from jsonb_populate_recordset(null::attributes, ${JSON.stringify(rows)})`.execute(tx)
  await sql`select setval(pg_get_serial_sequence('attributes', 'id'), (select max(id) from attributes))`.execute(
    tx,
  )
  const inserted = await sql<{ id: number; attribute_id: number; code: string }>`
    insert into attribute_options (attribute_id, code, label, swatch_value, sort_order)
    select attribute_id, code, label, swatch_value, sort_order
    from jsonb_populate_recordset(null::attribute_options, ${JSON.stringify(options)})
    returning id, attribute_id, code`.execute(tx)
  const byAttribute = Map.groupBy(inserted.rows, ({ attribute_id }) => attribute_id)
  return new Map(
    entries.map(([code, { id }]) => [
      code,
      { id, options: new Map(byAttribute.get(id)?.map((option) => [option.code, option.id])) },
    ]),
  )
}

/** The attributes of {@link seedAttributes} once they are in the database. */
export async function readSeededAttributes(db: Db): Promise<SeededAttributes> {
  const { rows } = await sql<{ code: string; id: number; options: Record<string, number> }>`
    select a.code, a.id,
      (select coalesce(jsonb_object_agg(o.code, o.id), '{}') from attribute_options o where o.attribute_id = a.id) as options
    from attributes a where a.code = any(${Object.keys(attributes)})`.execute(db)
  return new Map(
    rows.map(({ code, id, options }) => [code, { id, options: new Map(Object.entries(options)) }]),
  )
}
