import type { Locale } from '@tsiran/contract/locale'
import type { Generated } from 'kysely'
import type { GeneratedJson, Json } from './shared.ts'

export interface SettingsTable {
  name: string
  value: Json<Record<string, unknown>>
  version: Generated<number>
}

/** Texts of the shop by language; languages without one are left out. */
export type OwnTexts = Partial<Record<Locale, string>>

export interface MessageOverridesTable {
  key: string
  texts: GeneratedJson<OwnTexts>
  shipped: GeneratedJson<OwnTexts>
  version: Generated<number>
}

/** A row that the demo catalogue wrote into the merchant's own shop. */
export interface DemoRowsTable {
  kind:
    | 'product'
    | 'category'
    | 'brand'
    | 'attribute'
    | 'page'
    | 'slide'
    | 'menu_item'
    | 'post'
    | 'post_category'
    | 'post_tag'
  row_id: number
}
