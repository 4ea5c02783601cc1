import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { visibleRows, type Tree } from '../../features/categories/tree.ts'
import { TreeGrid } from '../../features/categories/tree-grid.tsx'
import { useTreeActs } from '../../features/categories/use-tree-acts.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { Asked } from './categories.tsx'

interface CategoryTreeProps {
  tree: Tree
  mayWrite: boolean
  ask: (asked: Asked) => void
}

/** The tree with its search; branches are closed and opened. */
export function CategoryTree({ tree, mayWrite, ask }: CategoryTreeProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const acts = useTreeActs(tree)
  const [search, setSearch] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const rows = useMemo(() => visibleRows(tree, closed, search), [tree, closed, search])
  const toggle = (id: number) => {
    const next = new Set(closed)
    if (!next.delete(id)) next.add(id)
    setClosed(next)
  }
  if (tree.length === 0) return <p className="text-muted">{t('categories.empty')}</p>
  const isAllOpen = closed.size === 0
  const parents = tree.flatMap(({ parent_id }) => (parent_id === null ? [] : [parent_id]))
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end gap-3">
        <Field
          type="search"
          className="min-w-56 flex-1 sm:max-w-sm"
          label={t('categories.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button variant="quiet" onClick={() => setClosed(isAllOpen ? new Set(parents) : new Set())}>
          {t(isAllOpen ? 'categories.closeAll' : 'categories.openAll')}
        </Button>
      </div>
      {mayWrite && <p className="mb-2 text-sm text-muted max-md:hidden">{t('categories.keys')}</p>}
      {rows.length === 0 ? (
        <p className="text-muted">{t('categories.nothingFound')}</p>
      ) : (
        <TreeGrid
          tree={tree}
          rows={rows}
          closed={search.trim() === '' ? closed : none}
          onToggle={toggle}
          mayWrite={mayWrite && !acts.pending}
          onOpen={({ id }) => void navigate(`/categories/${id}`)}
          onMove={acts.move}
          onMoveTo={(row) => ask({ kind: 'move', row })}
          onAdd={({ id }) => ask({ kind: 'add', parentId: id })}
          onHide={acts.toggleHidden}
          onDelete={(row) => ask({ kind: 'delete', row })}
        />
      )}
    </>
  )
}

const none: ReadonlySet<number> = new Set()
