import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import { useCallback, useRef } from 'react'
import { useDragRow } from './use-drag-row.ts'

interface DragCellProps {
  /** Rows of another kind are not taken. */
  kind: string
  id: number
  onDrop: (dragged: number, place: 'before' | 'after') => void
}

const edges = { before: 'top-0', after: 'bottom-0' }

/** The handle in a cell of a table, by which its row is dragged to another place; the row's menu moves it, too. */
export function DragCell({ kind, id, onDrop }: DragCellProps) {
  const row = useRef<HTMLTableRowElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const attach = useCallback((element: HTMLSpanElement | null) => {
    handle.current = element
    row.current = element?.closest('tr') ?? null
  }, [])
  const { target, dragging } = useDragRow({
    kind,
    id,
    row,
    handle,
    enabled: true,
    onDrop: (dragged, place) => {
      if (place !== 'inside') onDrop(dragged, place)
    },
  })
  return (
    <>
      <span
        ref={attach}
        aria-hidden
        className={`relative z-1 inline-grid h-8 w-6 cursor-grab place-items-center text-muted max-md:hidden ${dragging ? 'opacity-50' : ''}`}
      >
        <IconGripVertical size={18} />
      </span>
      {target && target !== 'inside' && (
        <span aria-hidden className={`absolute inset-x-0 h-0.5 bg-leaf ${edges[target]}`} />
      )}
    </>
  )
}
