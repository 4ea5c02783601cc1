import { Menu } from '@base-ui/react/menu'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { popupClass } from '@tsiran/ui/popup-class'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'

/** One act of a row: a link, or what runs. */
export type RowAct = {
  label: string
  disabled?: boolean
  danger?: boolean
} & ({ to: string } | { run: () => void })

const item =
  'flex min-h-11 w-full cursor-pointer items-center rounded-lg px-3 text-left outline-none data-disabled:cursor-default data-disabled:text-muted data-highlighted:bg-leaf-soft'

interface RowMenuProps {
  /** What people call the row. */
  name: string
  acts: readonly RowAct[]
}

/** What can be done with a row, behind three dots. */
export function RowMenu({ name, acts }: RowMenuProps) {
  const t = useMessages()
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={t('categories.actsOf', { name })}
        className="ml-auto grid size-9 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-leaf-soft max-md:size-11"
      >
        <IconDots size={20} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" collisionPadding={12} className="z-70">
          <Menu.Popup className={`${popupClass} min-w-56 p-1.5`}>
            {acts.map((act) => (
              <Menu.Item
                key={act.label}
                disabled={act.disabled ?? false}
                {...('to' in act ? { render: <Link to={act.to} /> } : { onClick: act.run })}
                className={`${item} ${act.danger ? 'text-red' : ''}`}
              >
                {act.label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
