import type { AdminCategory, CategoryRow } from '@tsiran/contract/admin/category-shapes'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { treeChanged } from './category-queries.ts'
import { isSamePlace, placeOf, type Tree, type TreePlace } from './tree.ts'

interface Move {
  id: number
  version: number
  place: TreePlace
}

/** Moves, hides and shows categories of the tree; a toast takes each back. */
export function useTreeActs(tree: Tree) {
  const t = useMessages()
  const locale = useLocale()
  const toast = useToast()
  const move = useAct(
    ({ id, version, place: { parentId, beforeId } }: Move) =>
      api('POST /api/admin/categories/:id/move', {
        params: { id },
        body: { version, parent_id: parentId, before_id: beforeId },
      }),
    { refresh: treeChanged },
  )
  const hide = useAct(
    ({ id, version, hidden }: Pick<CategoryRow, 'id' | 'version' | 'hidden'>) =>
      api('PUT /api/admin/categories/:id', { params: { id }, body: { version, hidden } }),
    { refresh: treeChanged },
  )
  const undo = (run: () => void) => ({ label: t('categories.undo'), run })
  return {
    pending: move.isPending || hide.isPending,
    move: (row: CategoryRow, place: TreePlace) => {
      if (isSamePlace(tree, row, place)) return
      const back = placeOf(tree, row)
      const done = ({ data: { id, version } }: { data: AdminCategory }) =>
        toast.undoable(
          t('categories.moved', { name: row.name[locale] }),
          undo(() => move.mutate({ id, version, place: back })),
        )
      move.mutate({ id: row.id, version: row.version, place }, { onSuccess: done })
    },
    toggleHidden: ({ id, version, hidden, name }: CategoryRow) => {
      const done = ({ data }: { data: AdminCategory }) =>
        toast.undoable(
          t(hidden ? 'categories.shownAgain' : 'categories.hiddenNow', { name: name[locale] }),
          undo(() => hide.mutate({ id, version: data.version, hidden })),
        )
      hide.mutate({ id, version, hidden: !hidden }, { onSuccess: done })
    },
  }
}
