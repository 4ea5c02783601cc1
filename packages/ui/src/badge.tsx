import type { ReactNode } from 'react'

/** A small count on an icon. */
export function CountBadge({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-apricot px-1 text-xs leading-none font-bold text-ink tabular-nums ${className}`}
    >
      {children}
    </span>
  )
}
