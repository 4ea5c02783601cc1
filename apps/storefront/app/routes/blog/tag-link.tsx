import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface TagLinkProps {
  to: string
  here?: boolean
  className?: string
  children: ReactNode
}

/** A tag: a chip that links to its posts. */
export function TagLink({
  to,
  here = false,
  className = 'min-h-9 max-md:min-h-11',
  children,
}: TagLinkProps) {
  return (
    <Link
      to={to}
      aria-current={here ? 'page' : undefined}
      className={`inline-flex items-center rounded-full border border-line bg-card px-3.5 text-sm whitespace-nowrap hover:border-leaf hover:text-leaf aria-[current]:border-leaf aria-[current]:bg-leaf aria-[current]:text-white ${className}`}
    >
      {children}
    </Link>
  )
}
