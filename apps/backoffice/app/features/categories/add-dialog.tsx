import { perLocale } from '@tsiran/contract/map-text'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CreateDialog } from '../ordering/create-dialog.tsx'
import { CategoryPicker } from './category-picker.tsx'
import { treeChanged } from './category-queries.ts'
import type { Tree } from './tree.ts'

interface AddDialogProps {
  tree: Tree
  /** Where the new category goes at first; null is the top. */
  parentId: number | null
  onClose: () => void
}

/** Adds a category by its names, and opens its page for the rest. */
export function AddDialog({ tree, parentId: first, onClose }: AddDialogProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const [parentId, setParentId] = useState(first)
  const [name, setName] = useState(() => perLocale(() => ''))
  const add = useAct(
    () => api('POST /api/admin/categories', { body: { name, parent_id: parentId } }),
    {
      done: t('common.saved'),
      refresh: treeChanged,
      onDone: ({ data }) => void navigate(`/categories/${data.id}`),
    },
  )
  return (
    <CreateDialog
      title={t('categories.new')}
      field="name"
      label={t('categories.name')}
      value={name}
      onChange={setName}
      submit={t('categories.addOne')}
      create={add}
      onClose={onClose}
    >
      {(errors) => (
        <CategoryPicker
          label={t('categories.under')}
          tree={tree}
          value={parentId}
          onChange={setParentId}
          error={errors['parent_id']?.[0]}
        />
      )}
    </CreateDialog>
  )
}
