import { bulkField } from '@tsiran/contract/admin/bulk-fields'
import { useLayoutEffect, useRef } from 'react'
import { useBulkWords } from '../bulk/use-bulk-words.ts'

interface CellEditorProps {
  label: string
  field: string
  /** What it begins with: the cell's text, or the key that began it. */
  text: string
  place: { top: number; left: number; width: number; height: number }
  /** `down` goes on with the cell below, `right` with the next one, `stay` with the same. */
  onDone: (text: string, next: 'down' | 'right' | 'stay') => void
  onCancel: () => void
}

/** The field over a cell while it is typed into. */
export function CellEditor({ label, field, text, place, onDone, onCancel }: CellEditorProps) {
  const words = useBulkWords()
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null)
  // Enter and the loss of the focus that follows it end the editor once.
  const ended = useRef(false)
  const end = (how: 'down' | 'right' | 'stay' | 'cancel') => {
    if (ended.current) return
    ended.current = true
    if (how === 'cancel') onCancel()
    else onDone(input.current!.value, how)
  }
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true })
  }, [])
  const { choices } = bulkField(field)!
  const shared = {
    ref: input,
    'aria-label': label,
    defaultValue: text,
    onBlur: () => end('stay'),
    onKeyDown: (event: React.KeyboardEvent) => {
      event.stopPropagation()
      if (event.key === 'Escape') end('cancel')
      else if (event.key === 'Enter') end('down')
      else if (event.key === 'Tab') end('right')
      else return
      event.preventDefault()
    },
    className: 'absolute z-20 border-2 border-leaf bg-card px-1.5 outline-none',
    style: place,
  }
  if (!choices) return <input {...shared} />
  return (
    <select {...shared}>
      {/* What was pasted may be none of the choices. */}
      {!choices.includes(text) && <option value={text}>{text}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {words.value(field, choice)}
        </option>
      ))}
    </select>
  )
}
