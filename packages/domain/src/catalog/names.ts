import type { Allergen } from '@tsiran/contract/allergens'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import type { Swatched } from './swatch.ts'

export interface AttributeName {
  id: number
  code: string
  label: string
  type: string
  filterable: boolean
  position: number
}

export interface OptionName extends Swatched {
  id: number
  attribute_id: number
  label: string
  sort_order: number
}

export interface BrandName {
  id: number
  label: string
  logo: string | null
  /** By position, then by name. */
  place: number
}

export interface CategoryName {
  id: number
  parent_id: number | null
  name: string
  slug: string
  shown: boolean
  allergens: Allergen[]
}

/** What products and lists refer to by id, in one language. */
export interface Names {
  attributes: ReadonlyMap<number, AttributeName>
  options: ReadonlyMap<number, OptionName>
  brands: ReadonlyMap<number, BrandName>
  categories: ReadonlyMap<number, CategoryName>
}

/** The ids whose names an answer needs. */
export interface NameIds {
  attributes?: readonly number[]
  options?: readonly number[]
  brands?: readonly number[]
  categories?: readonly number[]
}

/** Reads names: at least those of the ids that exist, with the attributes of the options and the ancestors of the categories. */
export type ReadNames = (db: Db, ids: NameIds, locale: Locale) => Promise<Names>

/** Whether names hold all of these ids. */
export const hasNames = (names: Names, ids: NameIds): boolean =>
  Object.entries(ids).every(([kind, list]: [string, readonly number[]]) =>
    list.every((id) => names[kind as keyof Names].has(id)),
  )

/** The names of ids, those that exist. */
export const namesOf = <T>(names: ReadonlyMap<number, T>, ids: Iterable<number>): T[] =>
  [...ids].map((id) => names.get(id)).filter((name) => name !== undefined)

export const byPosition = (one: AttributeName, other: AttributeName): number =>
  one.position - other.position || one.id - other.id

export const bySortOrder = (one: OptionName, other: OptionName): number =>
  one.sort_order - other.sort_order || one.id - other.id
