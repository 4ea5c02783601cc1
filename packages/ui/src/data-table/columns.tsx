import type { ReactNode } from 'react'

/** A column of a list. */
export interface TableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The server's sort key, where the list can be sorted by this column. */
  sort?: string
  /** Figures stand at the end, under each other. */
  align?: 'end'
  /** Tailwind classes of the column's width, such as `w-40`. */
  width?: string
  /** Not shown until somebody chooses it. */
  optional?: boolean
}

/** The columns that are shown, in their order. The first one names the row and is always there. */
export function shownColumns<Row>(
  columns: readonly TableColumn<Row>[],
  chosen: readonly string[] | null,
): TableColumn<Row>[] {
  return columns.filter(
    ({ id, optional }, place) => place === 0 || (chosen ? chosen.includes(id) : !optional),
  )
}

/** The choice after a column was shown or hidden; null where it is the list's own again. */
export function toggleColumn<Row>(
  columns: readonly TableColumn<Row>[],
  chosen: readonly string[] | null,
  id: string,
): string[] | null {
  const shown = new Set(shownColumns(columns, chosen).map((column) => column.id))
  if (!shown.delete(id)) shown.add(id)
  const next = columns.map((column) => column.id).filter((column) => shown.has(column))
  const own = shownColumns(columns, null).map((column) => column.id)
  return next.join() === own.join() ? null : next
}
