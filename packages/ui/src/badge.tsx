import type { ReactNode } from 'react'

interface CountBadgeProps {
  children: ReactNode
  /** Hidden from screen readers, where the icon's name has the count. */
  silent?: boolean
  className?: string
}

/** A small count on an icon. */
export function CountBadge({ children, silent = false, className = '' }: CountBadgeProps) {
  return (
    <span
      aria-hidden={silent || undefined}
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-apricot px-1 text-xs leading-none font-bold text-ink tabular-nums ${className}`}
    >
      {children}
    </span>
  )
}
