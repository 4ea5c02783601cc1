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
