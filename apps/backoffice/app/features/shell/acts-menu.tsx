import { Menu } from '@base-ui/react/menu'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { popupClass } from '@tsiran/ui/popup-class'
import { Link } from 'react-router'

/** One act of a menu: a link in the back office, a page of the shop, or what runs. */
export type MenuAct = {
  label: string
  disabled?: boolean
  danger?: boolean
} & ({ to: string } | { shopHref: string } | { run: () => void })

const item =
  'flex min-h-11 w-full cursor-pointer items-center rounded-lg px-3 text-left outline-none data-disabled:cursor-default data-disabled:text-muted data-highlighted:bg-leaf-soft'

interface ActsMenuProps {
  label: string
  acts: readonly MenuAct[]
  /** Classes of the button. */
  className?: string
}

/** What can be done with a thing, behind three dots; nothing where that is nothing. */
export function ActsMenu({
  label,
  acts,
  className = 'button button-secondary px-3',
}: ActsMenuProps) {
  if (acts.length === 0) return null
  return (
    <Menu.Root>
      <Menu.Trigger aria-label={label} title={label} className={className}>
        <IconDots size={20} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" collisionPadding={12} className="z-70">
          <Menu.Popup className={`${popupClass} min-w-56 p-1.5`}>
            {acts.map((act) => (
              <Menu.Item
                key={act.label}
                disabled={act.disabled ?? false}
                {...('run' in act ? { onClick: act.run } : { render: linkOf(act) })}
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

const linkOf = (act: { to: string } | { shopHref: string }) =>
  'to' in act ? <Link to={act.to} /> : <a href={act.shopHref} target="_blank" rel="noreferrer" />
