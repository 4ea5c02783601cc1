import type { Import } from '@tsiran/contract/admin/import-shapes'

export type RowCount =
  | 'created'
  | 'updated'
  | 'unchanged'
  | 'refused'
  | 'applied'
  | 'stale'
  | 'notApplied'

/** Rows by what they would do, or by what became of them; each row counts once. */
export function countRows(data: Import): Partial<Record<RowCount, number>> {
  const { state, change_set_id, created, updated, unchanged, refused, applied, stale } = data
  // An application that broke off is checked anew.
  if (change_set_id === null || state === 'checked') return { created, updated, unchanged, refused }
  const notApplied = created + updated
  return {
    applied,
    unchanged,
    refused: refused - stale,
    stale,
    ...(notApplied > 0 && { notApplied }),
  }
}

/** Rows that the running job has to write or to look at: an application leaves out those that change nothing. */
export const rowsToDo = ({ state, rows, done, created, updated }: Import): number =>
  state === 'applying' ? done + created + updated : rows

/** Whether every row with something wrong is listed. */
export const listsAll = ({ errors, refused }: Import): boolean =>
  new Set(errors.map(({ row }) => row)).size === refused
