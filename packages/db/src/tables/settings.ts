import type { Locale } from '@tsiran/contract/locale'
import type { Generated } from 'kysely'
import type { GeneratedJson, Json } from './shared.ts'

export interface SettingsTable {
  name: string
  value: Json<Record<string, unknown>>
  version: Generated<number>
}

/** Texts of the shop by language; languages without one are left out. */
export type OverrideTexts = Partial<Record<Locale, string>>

export interface MessageOverridesTable {
  key: string
  texts: GeneratedJson<OverrideTexts>
  shipped: GeneratedJson<OverrideTexts>
  version: Generated<number>
}
