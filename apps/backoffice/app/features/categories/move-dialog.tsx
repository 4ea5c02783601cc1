import type { CategoryRow } from '@tsiran/contract/admin/category-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { FieldFrame } from '@tsiran/ui/field'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { Select } from '@tsiran/ui/select'
import { useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CategoryPicker } from './category-picker.tsx'
import { childrenOf, type Tree, type TreePlace } from './tree.ts'

interface MoveDialogProps {
  row: CategoryRow
  tree: Tree
  onClose: () => void
  onMove: (row: CategoryRow, place: TreePlace) => void
}

/** Moves a category without dragging: under which one, and before which one there. */
export function MoveDialog({ row, tree, onClose, onMove }: MoveDialogProps) {
  const t = useMessages()
  const locale = useLocale()
  const [parentId, setParentId] = useState(row.parent_id)
  const [beforeId, setBeforeId] = useState<number | null>(null)
  const siblings = childrenOf(tree, parentId).filter(({ id }) => id !== row.id)
  return (
    <FormDialog
      onClose={onClose}
      title={t('categories.moveOne', { name: row.name[locale] })}
      changed={parentId !== row.parent_id || beforeId !== null}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onMove(row, { parentId, beforeId })
          onClose()
        }}
      >
        <CategoryPicker
          label={t('categories.under')}
          tree={tree}
          value={parentId}
          except={row.id}
          onChange={(id) => {
            setParentId(id)
            setBeforeId(null)
          }}
        />
        <FieldFrame label={t('categories.before')}>
          {(described) => (
            <Select
              {...described}
              value={beforeId ?? ''}
              onChange={({ target }) => setBeforeId(target.value ? Number(target.value) : null)}
            >
              <option value="">{t('categories.last')}</option>
              {siblings.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name[locale]}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        <Button type="submit" className="justify-self-end">
          {t('categories.move')}
        </Button>
      </form>
    </FormDialog>
  )
}
