import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql, type RawBuilder } from 'kysely'
import { inOwnOrder } from './own-order.ts'
import type {
  AttributeName,
  OptionName,
  BrandName,
  CategoryName,
  Names,
  ReadNames,
} from './names.ts'

/** More names are not read at once. */
const maxNames = 10_000

type Conditions = Record<keyof Names, RawBuilder<unknown>>

/** The names of these ids alone. */
export const selectNames: ReadNames = (
  db,
  { attributes = [], options = [], brands = [], categories = [] },
  locale,
) =>
  select(db, locale, {
    attributes: sql`id = any(${[...attributes]}::int[])
      or id in (select attribute_id from attribute_options where id = any(${[...options]}::int[]))`,
    options: sql`id = any(${[...options]}::int[])`,
    brands: sql`id = any(${[...brands]}::int[])`,
    categories: sql`id in (
      with recursive up as (
        select id, parent_id from categories where id = any(${[...categories]}::int[])
        union
        select c.id, c.parent_id from up join categories c on c.id = up.parent_id
      )
      select id from up
    )`,
  })

/** All names; undefined where there are more than {@link maxNames}. */
export async function selectAllNames(db: Db, locale: Locale): Promise<Names | undefined> {
  const { rows } = await sql<{ count: number }>`${prepared}
    select (select count(*) from attributes) + (select count(*) from attribute_options) + (select count(*) from brands)
      + (select count(*) from categories) as count`.execute(db)
  const all = sql`true`
  return rows[0]!.count > maxNames
    ? undefined
    : select(db, locale, { attributes: all, options: all, brands: all, categories: all })
}

interface NameRows {
  attributes: AttributeName[] | null
  options: OptionName[] | null
  brands: BrandName[] | null
  categories: CategoryName[] | null
}

async function select(db: Db, locale: Locale, where: Conditions): Promise<Names> {
  const { rows } = await sql<NameRows>`${prepared}
    select
      (
        select json_agg(a)
        from (
          select id, code, label ->> ${locale} as label, type, filterable, position
          from attributes
          where ${where.attributes}
        ) a
      ) as attributes,
      (
        select json_agg(o)
        from (
          select id, attribute_id, label ->> ${locale} as label, swatch_value, swatch_image, sort_order
          from attribute_options
          where ${where.options}
        ) o
      ) as options,
      (
        select json_agg(b)
        from (
          select id, label ->> ${locale} as label, logo,
            row_number() over (order by position, ${inOwnOrder(sql`label`, locale)}, id) as place
          from brands
          where ${where.brands}
        ) b
      ) as brands,
      (
        select json_agg(c)
        from (
          select id, parent_id, name ->> ${locale} as name, slug, shown, allergens
          from categories
          where ${where.categories}
        ) c
      ) as categories`.execute(db)
  const { attributes, options, brands, categories } = rows[0]!
  return {
    attributes: byId(attributes),
    options: byId(options),
    brands: byId(brands),
    categories: byId(categories),
  }
}

const byId = <T extends { id: number }>(rows: readonly T[] | null): ReadonlyMap<number, T> =>
  new Map(rows?.map((row) => [row.id, row]))
