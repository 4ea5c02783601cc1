import { Menu } from '@base-ui/react/menu'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { popupClass } from '@tsiran/ui/popup-class'
import { useState, type DragEvent, type ReactNode } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { moved } from './moved.ts'

interface SortableListProps<Item> {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  /** Beside the first one: what it is. */
  firstMark?: string
  /** What a row shows; its name unless said otherwise. */
  children?: (item: Item) => ReactNode
  onChange: (items: Item[]) => void
  disabled?: boolean
}

const item =
  'flex min-h-10 w-full cursor-pointer items-center rounded-lg px-3 text-left outline-none data-highlighted:bg-leaf-soft data-disabled:text-muted/60 max-md:min-h-11'

/** A few things in an order of their own: dragged, or moved by the menu of each row. A drag changes it once, where the row is let go. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, idOf, nameOf, firstMark, children, onChange, disabled = false } = props
  const t = useMessages()
  const [drag, setDrag] = useState<{ id: string; to: number }>()
  if (items.length === 0) return null
  const from = items.findIndex((one) => idOf(one) === drag?.id)
  const shown = drag && from >= 0 ? moved(items, from, drag.to) : items
  const move = (from: number, to: number) => onChange(moved(items, from, to))
  // Without an accepted `dragenter`, a row that is let go before the next `dragover` would not be dropped.
  const accept = (event: DragEvent) => drag && event.preventDefault()
  return (
    <ol
      aria-label={label}
      onDragEnter={accept}
      onDragOver={accept}
      onDrop={(event) => {
        event.preventDefault()
        if (drag && from >= 0 && from !== drag.to) onChange([...shown])
      }}
      className="mt-2 grid gap-1"
    >
      {shown.map((one, place) => (
        <li
          key={idOf(one)}
          draggable={!disabled}
          onDragStart={({ dataTransfer }) => {
            dataTransfer.effectAllowed = 'move'
            setDrag({ id: idOf(one), to: place })
          }}
          onDragEnd={() => setDrag(undefined)}
          onDragOver={() => drag && drag.to !== place && setDrag({ ...drag, to: place })}
          className={`flex items-center gap-2 rounded-control border border-line bg-card py-1 pr-1 pl-3 ${disabled ? '' : 'cursor-grab'} ${drag?.to === place ? 'opacity-60' : ''}`}
        >
          <span className="min-w-0 flex-1">{children ? children(one) : nameOf(one)}</span>
          {place === 0 && firstMark && (
            <span className="rounded-full bg-leaf-soft px-2 text-xs font-semibold text-leaf">
              {firstMark}
            </span>
          )}
          {!disabled && (
            <Menu.Root>
              <Menu.Trigger
                aria-label={t('lists.moveOf', { name: nameOf(one) })}
                className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-leaf-soft max-md:size-11"
              >
                <IconDots size={18} aria-hidden />
              </Menu.Trigger>
              <Menu.Portal>
                <Menu.Positioner sideOffset={4} align="end" collisionPadding={12} className="z-70">
                  <Menu.Popup className={`${popupClass} min-w-44 p-1.5`}>
                    <Menu.Item
                      disabled={place === 0}
                      onClick={() => move(place, 0)}
                      className={item}
                    >
                      {t('lists.first')}
                    </Menu.Item>
                    <Menu.Item
                      disabled={place === 0}
                      onClick={() => move(place, place - 1)}
                      className={item}
                    >
                      {t('lists.up')}
                    </Menu.Item>
                    <Menu.Item
                      disabled={place === items.length - 1}
                      onClick={() => move(place, place + 1)}
                      className={item}
                    >
                      {t('lists.down')}
                    </Menu.Item>
                    <Menu.Item
                      onClick={() => onChange(items.filter((_, other) => other !== place))}
                      className={`${item} text-red`}
                    >
                      {t('lists.remove')}
                    </Menu.Item>
                  </Menu.Popup>
                </Menu.Positioner>
              </Menu.Portal>
            </Menu.Root>
          )}
        </li>
      ))}
    </ol>
  )
}
