import type { Generated } from 'kysely'
import type { Translated } from './shared.ts'

export interface CategoriesTable {
  id: Generated<number>
  parent_id: number | null
  slug: string
  name: Translated
  description: Translated
  meta_title: Translated
  image: string | null
  position: Generated<number>
  in_menu: Generated<boolean>
  age_restricted: Generated<boolean>
  version: Generated<number>
  /** Not shown to shoppers, nor what is below it. */
  hidden: Generated<boolean>
  allergens: Generated<string[]>
  /** Neither it nor anything above it is hidden; kept by a trigger. */
  shown: Generated<boolean>
}

/** The last part of an address that a thing had before. */
export interface UrlRedirectsTable {
  kind: 'category' | 'product'
  old_key: string
  subject_id: number
  created_at: Generated<Date>
}

export interface BrandsTable {
  id: Generated<number>
  slug: string
  label: Translated
  logo: string | null
  position: Generated<number>
  version: Generated<number>
}

export interface AttributesTable {
  id: Generated<number>
  code: string
  label: Translated
  type: 'select' | 'multiselect' | 'text'
  filterable: Generated<boolean>
  configurable: Generated<boolean>
  position: Generated<number>
  version: Generated<number>
}

export interface AttributeOptionsTable {
  id: Generated<number>
  attribute_id: number
  code: string
  label: Translated
  /** A colour, `#b3261e`. */
  swatch_value: string | null
  /** Key of a picture, shown in place of the colour. */
  swatch_image: string | null
  sort_order: Generated<number>
}
