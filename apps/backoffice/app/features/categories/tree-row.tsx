import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import type { CategoryRow } from '@tsiran/contract/admin/category-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Status } from '@tsiran/ui/status-dot'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { dropClass, useDragRow } from '../ordering/use-drag-row.ts'
import { childrenOf, dropOf, subtreeOf, type Tree, type TreePlace } from './tree.ts'
import { TreeRowMenu } from './tree-row-menu.tsx'

/** What can be done with a row. */
export interface TreeRowActs {
  onOpen: (row: CategoryRow) => void
  onMove: (row: CategoryRow, place: TreePlace) => void
  onMoveTo: (row: CategoryRow) => void
  onAdd: (parent: CategoryRow) => void
  onHide: (row: CategoryRow) => void
  onDelete: (row: CategoryRow) => void
}

export interface TreeRowProps extends TreeRowActs {
  row: CategoryRow
  tree: Tree
  open: boolean
  onToggle: () => void
  /** Whether Tab comes to this row. */
  tabbable: boolean
  mayWrite: boolean
}

/** One category of the tree: its name, its states, its counts, its menu. */
export function TreeRow(props: TreeRowProps) {
  const { row, tree, open, onToggle, tabbable, mayWrite, ...acts } = props
  const t = useMessages()
  const locale = useLocale()
  const [element, handle] = [useRef<HTMLDivElement>(null), useRef<HTMLSpanElement>(null)]
  const { id, depth, name, hidden, shown, in_menu, age_restricted, products, listed } = row
  const hasChildren = childrenOf(tree, id).length > 0
  const { target, dragging } = useDragRow({
    kind: 'category',
    id,
    row: element,
    handle,
    nests: true,
    enabled: mayWrite,
    takes: (dragged) => !subtreeOf(tree, dragged).has(id),
    onDrop: (dragged, where) => {
      const moved = tree.find((other) => other.id === dragged)
      if (moved) acts.onMove(moved, dropOf(tree, row, where))
    },
  })
  return (
    <div
      ref={element}
      role="row"
      data-row={id}
      aria-level={depth + 1}
      aria-expanded={hasChildren ? open : undefined}
      tabIndex={tabbable ? 0 : -1}
      className={`flex min-h-12 items-center gap-1 border-b border-line pr-1 last:border-0 focus-visible:-outline-offset-2 ${dropClass(target)} ${dragging ? 'opacity-50' : ''}`}
    >
      <div
        role="gridcell"
        className="flex min-w-0 flex-1 items-center gap-1.5 py-1 pl-[calc(0.25rem+min(var(--depth),6)*1.25rem)]"
        style={{ '--depth': depth } as React.CSSProperties}
      >
        <span
          ref={handle}
          aria-hidden
          className={`grid h-9 w-6 shrink-0 place-items-center text-muted max-md:hidden ${mayWrite ? 'cursor-grab' : 'invisible'}`}
        >
          <IconGripVertical size={18} />
        </span>
        {hasChildren ? (
          <button
            type="button"
            tabIndex={-1}
            onClick={onToggle}
            aria-label={t(open ? 'categories.close' : 'categories.open', { name: name[locale] })}
            className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-leaf-soft max-md:size-11"
          >
            <IconChevronRight
              size={18}
              aria-hidden
              className={`transition-transform duration-120 motion-reduce:transition-none ${open ? 'rotate-90' : ''}`}
            />
          </button>
        ) : (
          <span className="w-8 shrink-0 max-md:w-11" />
        )}
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <Link
            to={`/categories/${id}`}
            tabIndex={tabbable ? 0 : -1}
            className={`inline-flex min-h-9 min-w-0 items-center font-semibold break-words hover:underline max-md:min-h-11 ${shown ? '' : 'text-muted'}`}
          >
            {name[locale]}
          </Link>
          {hidden && <Status tone="off">{t('categories.hidden')}</Status>}
          {!hidden && !shown && <Status tone="off">{t('categories.hiddenAbove')}</Status>}
          {age_restricted && <Status tone="attention">{t('categories.age')}</Status>}
          {!in_menu && depth === 0 && <Status tone="off">{t('categories.notInMenu')}</Status>}
        </div>
      </div>
      <div
        role="gridcell"
        className="shrink-0 px-2 text-right text-sm text-muted tabular-nums max-sm:hidden"
      >
        {t('categories.counts', { own: products, listed })}
      </div>
      <div role="gridcell" className="shrink-0">
        <TreeRowMenu {...props} />
      </div>
    </div>
  )
}
