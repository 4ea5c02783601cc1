import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import { IconButton } from '@tsiran/ui/icon-button'
import { useRef, type ReactNode } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { MenuAct } from '../shell/acts-menu.tsx'
import { RowMenu } from './row-menu.tsx'
import { dropClass, useDragRow } from './use-drag-row.ts'

export interface OrderedItem<Id extends number | string = number> {
  id: Id
  /** Names the row's buttons. */
  name: string
  content: ReactNode
  acts: readonly MenuAct[]
}

interface OrderedListProps<Id extends number | string> {
  label: string
  /** Rows of another kind are not taken. */
  kind: string
  items: readonly OrderedItem<Id>[]
  /** False where the order is only read. */
  enabled: boolean
  /** Places a row before another one, or last for null. */
  onMove: (id: Id, beforeId: Id | null) => void
}

/** A list in an order that people choose: by dragging, or by the buttons of each row. */
export function OrderedList<Id extends number | string>(props: OrderedListProps<Id>) {
  const { label, items } = props
  return (
    <ol aria-label={label} className="overflow-hidden rounded-card border border-line bg-card">
      {items.map((item, place) => (
        <OrderedRow key={item.id} {...props} item={item} place={place} />
      ))}
    </ol>
  )
}

function OrderedRow<Id extends number | string>({
  kind,
  items,
  enabled,
  onMove,
  item,
  place,
}: OrderedListProps<Id> & { item: OrderedItem<Id>; place: number }) {
  const t = useMessages()
  const { id, name, content, acts } = item
  const [row, handle] = [useRef<HTMLLIElement>(null), useRef<HTMLSpanElement>(null)]
  const idAt = (index: number) => items[index]?.id ?? null
  const { target, dragging } = useDragRow({
    kind,
    id,
    row,
    handle,
    enabled,
    onDrop: (dragged, where) => {
      const beforeId = where === 'before' ? id : idAt(place + 1)
      if (beforeId !== dragged) onMove(dragged, beforeId)
    },
  })
  return (
    <li
      ref={row}
      className={`flex min-h-12 items-center gap-1 border-b border-line px-1 last:border-0 ${dropClass(target)} ${dragging ? 'opacity-50' : ''}`}
    >
      {enabled && (
        <span
          ref={handle}
          aria-hidden
          className="grid h-9 w-6 shrink-0 cursor-grab place-items-center text-muted max-md:hidden"
        >
          <IconGripVertical size={18} />
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 px-2 py-1.5">
        {content}
      </div>
      {enabled && (
        <>
          <IconButton
            label={t('ordering.up', { name })}
            idle={place === 0}
            onClick={() => onMove(id, idAt(place - 1))}
          >
            <IconArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton
            label={t('ordering.down', { name })}
            idle={place === items.length - 1}
            onClick={() => onMove(id, idAt(place + 2))}
          >
            <IconArrowDown size={18} aria-hidden />
          </IconButton>
        </>
      )}
      <RowMenu name={name} acts={acts} />
    </li>
  )
}
