import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link of the sidebar to the posts of a topic; `count` is their number. */
export function Topic({
  to,
  here,
  count,
  children,
}: {
  to: string
  here: boolean
  count?: number
  children: ReactNode
}) {
  return (
    <li>
      <Link
        to={to}
        aria-current={here ? 'page' : undefined}
        className="flex min-h-11 items-center justify-between gap-3 rounded-control px-2 hover:bg-leaf-soft aria-[current]:font-bold aria-[current]:text-leaf"
      >
        {children}
        {count !== undefined && <span className="text-sm text-muted tabular-nums">{count}</span>}
      </Link>
    </li>
  )
}
