import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useState, type Ref } from 'react'

/** Up to so many rows are all in the document, where the browser's own search finds them. */
const maxPlainRows = 100

interface VirtualRows {
  ref: Ref<HTMLTableElement>
  windowed: boolean
  /** The rows in the document. */
  from: number
  to: number
  /** The room that the other rows take, in pixels. */
  before: number
  after: number
}

/** Of a long list, the rows that are near the window's edges; of a short one, all. */
export function useVirtualRows(count: number, rowHeight: number): VirtualRows {
  const [top, setTop] = useState(0)
  const ref = useCallback((table: HTMLTableElement | null) => {
    if (table) setTop(table.getBoundingClientRect().top + scrollY)
  }, [])
  const windowed = count > maxPlainRows
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: windowed,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: top,
  })
  if (!windowed) return { ref, windowed, from: 0, to: count, before: 0, after: 0 }
  const items = virtualizer.getVirtualItems()
  const from = items[0]?.index ?? 0
  const to = (items.at(-1)?.index ?? -1) + 1
  return { ref, windowed, from, to, before: from * rowHeight, after: (count - to) * rowHeight }
}
