import type { CategoryRow } from '@tsiran/contract/admin/category-shapes'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { childrenOf, inwardOf, outwardOf, stepOf, type Tree, type TreePlace } from './tree.ts'
import { TreeRow, type TreeRowActs } from './tree-row.tsx'

interface TreeGridProps extends TreeRowActs {
  tree: Tree
  /** The rows that show. */
  rows: readonly CategoryRow[]
  closed: ReadonlySet<number>
  onToggle: (id: number) => void
  mayWrite: boolean
}

/** The tree as a grid: arrows go through it and open it, Enter edits, Alt with an arrow moves. */
export function TreeGrid({ tree, rows, closed, onToggle, mayWrite, ...acts }: TreeGridProps) {
  const t = useMessages()
  const grid = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number>()
  const current = rows.some(({ id }) => id === focused) ? focused : rows[0]?.id
  const focus = (id: number | undefined) =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus()
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const row = rows.find(({ id }) => String(id) === target.dataset['row'])
    // Keys of a button within the row are its own.
    if (!row) return
    const used = event.altKey ? moveBy(row, event.key) : goBy(row, event.key)
    if (used) event.preventDefault()
  }
  const moveBy = (row: CategoryRow, key: string): boolean => {
    const places: Record<string, () => TreePlace | undefined> = {
      ArrowUp: () => stepOf(tree, row, 'up'),
      ArrowDown: () => stepOf(tree, row, 'down'),
      ArrowRight: () => inwardOf(tree, row),
      ArrowLeft: () => outwardOf(tree, row),
    }
    const place = mayWrite ? places[key]?.() : undefined
    if (place) acts.onMove(row, place)
    return key in places
  }
  const goBy = (row: CategoryRow, key: string): boolean => {
    const place = rows.indexOf(row)
    const isOpen = !closed.has(row.id)
    const [first] = childrenOf(tree, row.id)
    const steps: Record<string, () => void> = {
      ArrowUp: () => focus(rows[place - 1]?.id),
      ArrowDown: () => focus(rows[place + 1]?.id),
      Home: () => focus(rows[0]?.id),
      End: () => focus(rows.at(-1)?.id),
      ArrowRight: () => first && (isOpen ? focus(first.id) : onToggle(row.id)),
      ArrowLeft: () =>
        first && isOpen ? onToggle(row.id) : row.parent_id !== null && focus(row.parent_id),
      Enter: () => acts.onOpen(row),
    }
    steps[key]?.()
    return key in steps
  }
  return (
    <div
      ref={grid}
      role="treegrid"
      aria-label={t('categories.title')}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const id = (target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset['row']
        if (id) setFocused(Number(id))
      }}
      className="overflow-hidden rounded-card border border-line bg-card"
    >
      {rows.map((row) => (
        <TreeRow
          key={row.id}
          row={row}
          tree={tree}
          open={!closed.has(row.id)}
          onToggle={() => onToggle(row.id)}
          tabbable={row.id === current}
          mayWrite={mayWrite}
          {...acts}
        />
      ))}
    </div>
  )
}
