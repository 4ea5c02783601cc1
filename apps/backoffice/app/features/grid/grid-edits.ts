import type { RefusedCell } from '@tsiran/contract/admin/bulk'
import type { BulkCell } from '@tsiran/contract/admin/bulk-shapes'
import { bulkField } from '@tsiran/contract/admin/bulk-fields'
import type { TypedCell } from './parse-cell.ts'

/** A cell's address: its variant and its field. */
export type CellKey = `${number} ${string}`
export const cellKey = (variantId: number, field: string): CellKey => `${variantId} ${field}`

/** A cell that was changed and is not written yet. */
export interface StagedCell extends TypedCell {
  productId: number
  variantId: number
  field: string
  /** The version that its row had; null takes the present one. */
  version: number | null
  /** What the server refused it for: a message, or `stale`. */
  refused?: string
}

type Step = readonly {
  key: CellKey
  before: StagedCell | undefined
  after: StagedCell | undefined
}[]

/** Staged cells, and the steps that led to them. */
export interface GridEdits {
  staged: ReadonlyMap<CellKey, StagedCell>
  past: readonly Step[]
  future: readonly Step[]
}
export const noEdits: GridEdits = { staged: new Map(), past: [], future: [] }

const run = (staged: GridEdits['staged'], step: Step, side: 'before' | 'after') => {
  const next = new Map(staged)
  for (const change of step) {
    const cell = change[side]
    if (cell) next.set(change.key, cell)
    else next.delete(change.key)
  }
  return next
}

/** Stages cells as one step; undefined takes a cell back to what is stored. */
export function stage(
  edits: GridEdits,
  cells: readonly { key: CellKey; cell: StagedCell | undefined }[],
): GridEdits {
  const step: Step = cells.map(({ key, cell }) => ({
    key,
    before: edits.staged.get(key),
    after: cell,
  }))
  const changing = step.filter(({ before, after }) => before !== after)
  if (changing.length === 0) return edits
  return {
    staged: run(edits.staged, changing, 'after'),
    past: [...edits.past, changing],
    future: [],
  }
}

export function undo({ staged, past, future }: GridEdits): GridEdits {
  const step = past.at(-1)
  if (!step) return { staged, past, future }
  return { staged: run(staged, step, 'before'), past: past.slice(0, -1), future: [step, ...future] }
}

export function redo({ staged, past, future }: GridEdits): GridEdits {
  const [step, ...rest] = future
  if (!step) return { staged, past, future }
  return { staged: run(staged, step, 'after'), past: [...past, step], future: rest }
}

/** Cells that can be sent: a stale one waits until it is typed again. */
export const sendable = (edits: GridEdits): StagedCell[] =>
  [...edits.staged.values()].filter(({ problem, refused }) => !problem && refused !== 'stale')

/** The staged cells as the API takes them; `versionOf` is the present version of a cell's row. */
export const toCells = (
  cells: readonly StagedCell[],
  versionOf: (cell: StagedCell) => number | undefined,
): BulkCell[] =>
  cells.map((cell) => ({
    ...(bulkField(cell.field)!.of === 'variant'
      ? { variant_id: cell.variantId }
      : { product_id: cell.productId }),
    version: cell.version ?? versionOf(cell) ?? 1,
    field: cell.field,
    value: cell.value,
  }))

/** After an edit: what was written is no longer staged, and what was refused says why. The steps before are over. */
export function settle(
  { staged }: GridEdits,
  sent: readonly StagedCell[],
  refused: readonly Pick<RefusedCell, 'product_id' | 'variant_id' | 'field' | 'code' | 'message'>[],
): GridEdits {
  const next = new Map(staged)
  for (const cell of sent) {
    const key = cellKey(cell.variantId, cell.field)
    const reason = refused.find(
      ({ product_id, variant_id, field }) =>
        field === cell.field &&
        (variant_id === null ? product_id === cell.productId : variant_id === cell.variantId),
    )
    if (!reason) next.delete(key)
    else if (reason.code === 'version_conflict') next.set(key, { ...cell, refused: 'stale' })
    // Its row has a new version by the cells that were written: it counts for the next try.
    else next.set(key, { ...cell, version: null, refused: reason.message })
  }
  return { staged: next, past: [], future: [] }
}

/** A text that changes where one of a variant's staged cells does. */
export const stagedText = (
  staged: GridEdits['staged'],
  variantId: number,
  fields: readonly string[],
): string =>
  staged.size === 0
    ? ''
    : fields
        .map((field) => {
          const cell = staged.get(cellKey(variantId, field))
          return cell ? `${cell.text} ${cell.problem ?? ''} ${cell.refused ?? ''}` : ''
        })
        .join('\n')
