import type { ImportState } from '@tsiran/contract/admin/import-shapes'
import type { ImportKind } from '@tsiran/contract/admin/import-fields'
import type { Generated } from 'kysely'
import type { GeneratedJson, Json } from './shared.ts'

export interface ImportsTable {
  id: Generated<number>
  kind: ImportKind
  file_name: string
  format: 'csv' | 'xlsx'
  state: Generated<ImportState | 'reading'>
  headings: string[]
  fields: (string | null)[]
  rows: Generated<number>
  done: Generated<number>
  version: Generated<number>
  job_id: number | null
  change_set_id: number | null
  staff_id: number | null
  created_at: Generated<Date>
}

/** What is wrong with a row: the heading of the cell, and a message of the `importError` area. */
export interface ImportRowError {
  /** Empty for the row as a whole. */
  column: string
  key: string
  values?: Record<string, string | number>
}

export type ImportResult = 'create' | 'update' | 'unchanged' | 'refused' | 'applied' | 'stale'

export interface ImportRowsTable {
  import_id: number
  row: number
  cells: string[]
  thing: number | null
  result: ImportResult | null
  errors: GeneratedJson<ImportRowError[]>
  seen: Json<unknown> | null
}

export interface ImportMappingsTable {
  kind: ImportKind
  headings: string[]
  fields: (string | null)[]
}
