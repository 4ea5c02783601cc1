import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link } from 'react-router'

interface PageTurnProps {
  rel: 'prev' | 'next'
  /** Null where there is no such page. */
  to: string | null
  label: string
  className: string
}

/** The link to the page before or after. */
export function PageTurn({ rel, to, label, className }: PageTurnProps) {
  const Icon = rel === 'prev' ? IconChevronLeft : IconChevronRight
  const icon = <Icon size={20} aria-hidden />
  if (to === null) return <span className={`${className} text-muted/40`}>{icon}</span>
  return (
    <Link to={to} rel={rel} aria-label={label} className={`${className} hover:bg-leaf-soft`}>
      {icon}
    </Link>
  )
}
