import type { RefusedCell } from '@tsiran/contract/admin/bulk'
import type { BulkCell } from '@tsiran/contract/admin/bulk-shapes'
import { bulkField } from '@tsiran/contract/admin/bulk-fields'
import { cellKey, type StagedCell, type GridEdits } from './grid-edits.ts'

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
