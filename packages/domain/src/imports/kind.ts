import type { ImportKind } from '@tsiran/contract/admin/import-fields'
import type { Db, Tx } from '@tsiran/db/database'
import type { ImportRowError } from '@tsiran/db/tables/imports'
import type { Actor } from '../shared/actor.ts'
import { CellProblemError, checkCell } from './cell-values.ts'
import type { Claims } from './claims.ts'
import { unescapeCell } from './escaped-cell.ts'

/** What an import's rows are read by. */
export interface ImportLayout {
  id: number
  kind: ImportKind
  format: 'csv' | 'xlsx'
  headings: readonly string[]
  fields: readonly (string | null)[]
}

/** A row with its cells by field. Problems that are found are collected in it. */
export class ImportedRow {
  readonly number: number
  readonly errors: ImportRowError[] = []
  readonly #cells: Map<string, string>
  readonly #headings: Map<string, string>

  constructor(layout: ImportLayout, row: { row: number; cells: readonly string[] }) {
    this.number = row.row
    this.#cells = new Map()
    this.#headings = new Map()
    for (const [index, field] of layout.fields.entries()) {
      if (field === null) continue
      const cell = row.cells[index] ?? ''
      this.#headings.set(field, layout.headings[index]!)
      this.#cells.set(field, unescapeCell(cell))
      this.read(field, () => checkCell(cell, layout.format, field))
    }
    if (row.cells.length > layout.headings.length) this.refuse(null, 'moreCells')
  }

  /** The fields that columns are mapped to. */
  get fields(): string[] {
    return [...this.#cells.keys()]
  }

  /** The text of a field; undefined where no column is mapped to it. */
  cell(field: string): string | undefined {
    return this.#cells.get(field)
  }

  /** The result of reading a field's cell; its problem is recorded, and undefined returned. */
  read<T>(field: string, reading: () => T): T | undefined {
    try {
      return reading()
    } catch (error) {
      if (!(error instanceof CellProblemError)) throw error
      this.refuse(field, error.key, error.values)
      return undefined
    }
  }

  /** Records a problem of a field, or of the row as a whole. A field without a column is named by its problem's values. */
  refuse(field: string | null, key: string, values: Record<string, string | number> = {}): void {
    const column = (field !== null && this.#headings.get(field)) || ''
    const named = field !== null && column === '' ? { ...values, field } : values
    const isSame = (one: ImportRowError) =>
      one.column === column && one.values?.['field'] === named['field']
    if (this.errors.length < 10 && !this.errors.some(isSame))
      this.errors.push({ column, key, values: named })
  }
}

/** What the rows of one thing would do to it. */
export interface Plan<Change> {
  thing: number
  rows: readonly ImportedRow[]
  isNew: boolean
  /** Null where the rows change nothing. */
  change: Change | null
  /** What the shop has in the columns of the file; a write on anything else would overwrite somebody's change. */
  seen: string
}

export interface PlanCall {
  /** With it, what is read stays as it is until the end of the transaction. */
  lock: boolean
  /** What the things before have taken; those that are planned add theirs. */
  claims: Claims
}

export interface WriteCall {
  by: Actor
  changeSetId: number
}

/** How the rows of a kind are understood and written. */
export interface KindOfImport<Change = unknown> {
  /** Plans what rows do, things in order; each has rows. Changes nothing, and refuses whatever {@link write} would refuse. */
  plan(db: Db | Tx, things: readonly ThingRows[], call: PlanCall): Promise<Plan<Change>[]>
  /** Takes what the rows of a thing without problems name. Absent where nothing can be taken twice. */
  claim?(claims: Claims, thing: ThingRows): void
  /** Writes plans without problems that change something, all or none. */
  write(tx: Tx, plans: readonly Plan<Change>[], call: WriteCall): Promise<void>
}

/** The rows of one thing, by the number of its first row. */
export interface ThingRows {
  thing: number
  rows: readonly ImportedRow[]
}
