import { bulkField } from '@tsiran/contract/admin/bulk-fields'
import type { GridRow } from '@tsiran/contract/admin/grid'
import { useState } from 'react'
import type { Place } from './grid-range.ts'
import { isEditable, type Grid } from './use-grid.ts'

/** The cell that is typed into, and what its field begins with. */
interface CellEdit {
  place: Place
  text: string
}

/** Opens the field of the cell with the focus; `cellEdit` is null while none is open. */
export function useCellEdit(
  { range, textAt }: Grid,
  rows: readonly GridRow[],
  fields: readonly string[],
) {
  const [cellEdit, setCellEdit] = useState<CellEdit | null>(null)
  const place = range.focus
  /** `key`: the character that began it, which takes the place of the text. Choices begin with the one that is there. */
  const open = (key?: string) => {
    const [row, field] = [rows[place.row], fields[place.col]!]
    if (!row || !isEditable(row, field)) return
    const text = key === undefined || bulkField(field)!.choices ? textAt(place) : key
    setCellEdit({ place, text })
  }
  return { cellEdit, open, close: () => setCellEdit(null) }
}
