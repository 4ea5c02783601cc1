import type { Generated } from 'kysely'
import type { Json } from './shared.ts'

export interface SettingsTable {
  name: string
  value: Json<Record<string, unknown>>
  version: Generated<number>
}
