import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { AddDialog } from '../../features/categories/add-dialog.tsx'
import { treeChanged } from '../../features/categories/category-queries.ts'
import { MoveDialog } from '../../features/categories/move-dialog.tsx'
import { PasteDialog } from '../../features/categories/paste-dialog.tsx'
import type { Tree } from '../../features/categories/tree.ts'
import { useTreeActs } from '../../features/categories/use-tree-acts.ts'
import { DeleteDialog } from '../../features/ordering/delete-dialog.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { Asked } from './categories.tsx'

/** The window that was asked for: add, paste, move or delete. */
export function CategoryDialogs({
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
