import { useMessages } from '../../platform/i18n/language.tsx'
import { ActsMenu, type MenuAct } from '../shell/acts-menu.tsx'

interface RowMenuProps {
  /** What people call the row. */
  name: string
  acts: readonly MenuAct[]
}

/** What can be done with a row. */
export function RowMenu({ name, acts }: RowMenuProps) {
  const t = useMessages()
  return (
    <ActsMenu
      label={t('categories.actsOf', { name })}
      acts={acts}
      className="ml-auto grid size-9 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-leaf-soft max-md:size-11"
    />
  )
}
