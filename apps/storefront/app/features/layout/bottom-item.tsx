import type { Icon } from '@tabler/icons-react'
import { CountBadge } from '@tsiran/ui/badge'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'

interface BottomItemProps {
  to: string
  /** It links to the current page. */
  active: boolean
  icon: Icon
  activeIcon: Icon
  label: string
  /** The accessible name, in place of the label. */
  name?: string
  count?: number
  onPointerDown?: () => void
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** One item of the phone's bottom bar. */
export function BottomItem({
  to,
  active,
  icon,
  activeIcon,
  label,
  name,
  count = 0,
  ...presses
}: BottomItemProps) {
  const Shown = active ? activeIcon : icon
  return (
    <li>
      <Link to={to} {...presses} aria-current={active ? 'page' : undefined} className="bar-link">
        <Shown size={24} stroke={1.75} aria-hidden />
        <span aria-hidden={name !== undefined || undefined}>{label}</span>
        {name !== undefined && <span className="sr-only">{name}</span>}
        {count > 0 && (
          <CountBadge silent className="absolute top-1.5 left-1/2 ml-1.5">
            {count}
          </CountBadge>
        )}
      </Link>
    </li>
  )
}
