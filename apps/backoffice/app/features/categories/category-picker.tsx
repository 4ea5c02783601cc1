import type { CategoryRow } from '@tsiran/contract/admin/category-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Picker } from '@tsiran/ui/picker/picker'
import { useMessages } from '../../platform/i18n/language.tsx'
import { find, subtreeOf, type Tree } from './tree.ts'

interface CategoryPickerProps {
  label: string
  tree: Tree
  /** Null is the top of the tree. */
  value: number | null
  onChange: (id: number | null) => void
  /** A category that cannot be chosen, nor what is below it. */
  except?: number
  error?: string | undefined
}

/** Most names that the popup offers at once. */
const maxOffered = 50

/** Chooses a category of the tree, or its top. */
export function CategoryPicker({
  label,
  tree,
  value,
  onChange,
  except,
  error,
}: CategoryPickerProps) {
  const t = useMessages()
  const locale = useLocale()
  const top = { id: 0, label: t('categories.top') }
  const optionOf = (row: CategoryRow) => {
    const path: string[] = []
    for (let up = find(tree, row.parent_id); up; up = find(tree, up.parent_id))
      path.unshift(up.name[locale])
    return { id: row.id, label: row.name[locale], note: path.join(' › ') }
  }
  const chosen = find(tree, value)
  return (
    <Picker
      label={label}
      error={error}
      clearable={false}
      value={chosen ? optionOf(chosen) : top}
      onChange={(option) => onChange(option && option.id !== 0 ? Number(option.id) : null)}
      search={async (query) => {
        const own = except === undefined ? new Set() : subtreeOf(tree, except)
        const word = query.trim().toLowerCase()
        const found = tree
          .filter(({ id }) => !own.has(id))
          .filter(({ name }) =>
            Object.values(name).some((text) => text.toLowerCase().includes(word)),
          )
          .slice(0, maxOffered)
          .map(optionOf)
        return word === '' ? [top, ...found] : found
      }}
    />
  )
}
