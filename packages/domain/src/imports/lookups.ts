import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { CellProblemError } from './cell-values.ts'
import type { ThingRows } from './kind.ts'
import { codeOf } from './product-fields.ts'
import { readKnownPictures } from './known-pictures.ts'
import { Names, categoryNames } from './names-in-sheets.ts'

interface AttributeRow {
  id: number
  code: string
  type: 'select' | 'multiselect' | 'text'
  options: { id: number; code: string; label: Text }[]
}

/** What names in a sheet mean. Each of them throws CellProblemError `unknown` or `ambiguous`. */
export interface Lookups {
  /** A category by its path of slugs, or of names in one language. */
  category(path: string): number
  /** A brand by its slug, or its name in any language. */
  brand(name: string): number
  attribute(code: string): AttributeRow
  /** The id of the attribute that a field is of; undefined where there is none. */
  attributeOf(field: string): number | undefined
  /** An option by its code, or its label in any language. */
  option(attribute: AttributeRow, name: string): number
  /** Keys of pictures that the shop has, of those that the rows name. */
  pictures: ReadonlySet<string>
}

/** Reads categories, brands and attributes, which are few beside products, and the pictures that rows name. */
export async function readLookups(db: Db | Tx, things: readonly ThingRows[]): Promise<Lookups> {
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'slug', 'name'])
    .execute()
  const brands = await db.selectFrom('brands').select(['id', 'slug', 'label']).execute()
  const { rows: attributes } = await sql<AttributeRow>`
    select a.id, a.code, a.type, (select coalesce(json_agg(json_build_object('id', o.id, 'code', o.code, 'label', o.label)), '[]')
      from attribute_options o where o.attribute_id = a.id) as options
    from attributes a`.execute(db)
  const paths = categoryNames(categories)
  const makers = new Names()
  for (const { id, slug, label } of brands) makers.add(id, [[slug], Object.values(label)])
  const byCode = new Map(attributes.map((attribute) => [attribute.code, attribute]))
  const optionNames = new Map<number, Names>()
  const pictures = await readKnownPictures(db, things)
  return {
    pictures,
    category: (path) => paths.find(path),
    brand: (name) => makers.find(name),
    attribute(code) {
      const attribute = byCode.get(code)
      if (!attribute) throw new CellProblemError('unknown')
      return attribute
    },
    attributeOf: (field) => byCode.get(codeOf(field))?.id,
    option({ id, options }, name) {
      let names = optionNames.get(id)
      if (!names) {
        optionNames.set(id, (names = new Names()))
        for (const option of options)
          names.add(option.id, [[option.code], Object.values(option.label)])
      }
      return names.find(name)
    },
  }
}
