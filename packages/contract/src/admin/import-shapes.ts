import Type, { type Static } from 'typebox'
import { Nullable } from '../schema.ts'
import { Instant, OneOf, Version } from './schema.ts'
import { importKinds } from './import-fields.ts'

/** Bytes, columns and rows of one file at most, and characters of a cell. */
export const maxImport = {
  bytes: 25 * 1024 * 1024,
  columns: 200,
  rows: 100_000,
  cell: 32_767,
} as const

/** Rows with something wrong that an answer lists; the file of errors holds all of them. */
export const maxListedErrors = 100

/**
 * `mapping`: waits for the columns to be confirmed; `checking` and `applying`: a job works on it; `checked`: waits to be applied;
 * `applied`, `canceled` and `failed` are ends.
 */
export const importStates = [
  'mapping',
  'checking',
  'checked',
  'applying',
  'applied',
  'canceled',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]

/** A row that is not taken, and the cell that is why. */
export const ImportError = Type.Object({
  /** As a spreadsheet shows it; the header is row 1. */
  row: Type.Integer(),
  /** The column's heading; empty for the row as a whole. */
  column: Type.String(),
  value: Type.String(),
  message: Type.String(),
})
export type ImportError = Static<typeof ImportError>

export const ImportRow = Type.Object({
  id: Type.Integer(),
  kind: OneOf(importKinds),
  file_name: Type.String(),
  state: OneOf(importStates),
  /** Rows of the file without its header. */
  rows: Type.Integer(),
  /** Who uploaded it. */
  staff_name: Type.String(),
  created_at: Instant,
})
export type ImportRow = Static<typeof ImportRow>

/** An import: rows are counted by what the check found, `applied` and `stale` by what became of them. */
export const Import = Type.Object({
  ...ImportRow.properties,
  version: Version,
  /** In the file's order, with the first values of each and the field that it is mapped to; null where it is left out. */
  columns: Type.Array(
    Type.Object({
      heading: Type.String(),
      samples: Type.Array(Type.String()),
      field: Nullable(Type.String()),
    }),
  ),
  /** Every field that a column may be mapped to, with its name in the caller's language. */
  fields: Type.Array(
    Type.Object({ code: Type.String(), label: Type.String(), required: Type.Boolean() }),
  ),
  /** Rows that the running or last job is through with. */
  done: Type.Integer(),
  created: Type.Integer(),
  updated: Type.Integer(),
  unchanged: Type.Integer(),
  /** Rows with something wrong; the first of them are `errors`. */
  refused: Type.Integer(),
  errors: Type.Array(ImportError),
  applied: Type.Integer(),
  /** Rows that somebody changed between check and application; they are among `refused`. */
  stale: Type.Integer(),
  /** What the application changed; null before it. */
  change_set_id: Nullable(Type.Integer()),
  reverted: Type.Boolean(),
})
export type Import = Static<typeof Import>
