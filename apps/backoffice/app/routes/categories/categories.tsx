import { useQuery } from '@tanstack/react-query'
import type { CategoryRow } from '@tsiran/contract/admin/category-shapes'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AddDialog } from '../../features/categories/add-dialog.tsx'
import { treeChanged, treeQuery } from '../../features/categories/category-queries.ts'
import { MoveDialog } from '../../features/categories/move-dialog.tsx'
import { PasteDialog } from '../../features/categories/paste-dialog.tsx'
import { visibleRows, type Tree } from '../../features/categories/tree.ts'
import { TreeGrid } from '../../features/categories/tree-grid.tsx'
import { useTreeActs } from '../../features/categories/use-tree-acts.ts'
import { DeleteDialog } from '../../features/ordering/delete-dialog.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

type Asked =
  | { kind: 'add'; parentId: number | null }
  | { kind: 'move' | 'delete'; row: CategoryRow }
  | { kind: 'paste' }

/** The tree of categories. */
export default function Categories() {
  const t = useMessages()
  const mayWrite = useCan()('catalogue.write')
  const query = useQuery(treeQuery)
  // A link may lead to the list that is pasted.
  const [search] = useSearchParams()
  const [asked, setAsked] = useState<Asked | undefined>(
    mayWrite && search.has('paste') ? { kind: 'paste' } : undefined,
  )
  const tree = query.data
  return (
    <Page
      title={t('categories.title')}
      actions={
        mayWrite && (
          <>
            <Button variant="secondary" onClick={() => setAsked({ kind: 'paste' })}>
              {t('categories.paste')}
            </Button>
            <Button onClick={() => setAsked({ kind: 'add', parentId: null })}>
              {t('categories.new')}
            </Button>
          </>
        )
      }
    >
      {query.isError && !tree && <LoadFailure onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton className="h-96" />}
      {tree && (
        <>
          <CategoryTree tree={tree} mayWrite={mayWrite} ask={setAsked} />
          <Dialogs tree={tree} asked={asked} onClose={() => setAsked(undefined)} />
        </>
      )}
    </Page>
  )
}

interface CategoryTreeProps {
  tree: Tree
  mayWrite: boolean
  ask: (asked: Asked) => void
}

function CategoryTree({ tree, mayWrite, ask }: CategoryTreeProps) {
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

function Dialogs({
  tree,
  asked,
  onClose,
}: {
  tree: Tree
  asked: Asked | undefined
  onClose: () => void
}) {
  const t = useMessages()
  const locale = useLocale()
  const acts = useTreeActs(tree)
  switch (asked?.kind) {
    case 'add':
      return <AddDialog tree={tree} parentId={asked.parentId} onClose={onClose} />
    case 'paste':
      return <PasteDialog tree={tree} onClose={onClose} />
    case 'move':
      return <MoveDialog row={asked.row} tree={tree} onClose={onClose} onMove={acts.move} />
    case 'delete': {
      const { id, version, name } = asked.row
      return (
        <DeleteDialog
          title={t('categories.deleteOne', { name: name[locale] })}
          note={t('categories.deleteNote')}
          call={() =>
            api('DELETE /api/admin/categories/:id', { params: { id }, query: { version } })
          }
          refresh={treeChanged}
          onClose={onClose}
        />
      )
    }
    default:
      return null
  }
}
