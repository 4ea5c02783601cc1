import { isApiError } from '@tsiran/app-kit/api/api-error'
import { perLocale } from '@tsiran/contract/map-text'
import { maxCatalogTexts } from '@tsiran/contract/admin/catalog-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { text3Errors } from '../../platform/api/text3-errors.ts'
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
  const locale = useLocale()
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
  const errors = isApiError(add.error) ? add.error.fields : {}
  return (
    <Dialog open onClose={onClose} title={t('categories.new')} wide>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!add.isPending) add.mutate()
        }}
      >
        <Text3Field
          label={t('categories.name')}
          value={name}
          onChange={setName}
          required
          maxLength={maxCatalogTexts.name}
          preferred={locale}
          errors={text3Errors('name', errors)}
        />
        <CategoryPicker
          label={t('categories.under')}
          tree={tree}
          value={parentId}
          onChange={setParentId}
          error={errors['parent_id']?.[0]}
        />
        <Button type="submit" loading={add.isPending} className="justify-self-end">
          {t('categories.addOne')}
        </Button>
      </form>
    </Dialog>
  )
}
