import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface PartProps {
  title: string
  /** Link to the full list. */
  to: string
  more: string
  children: ReactNode
}

/** A part of the dashboard with a link to all of it. */
export function DashboardPart({ title, to, more, children }: PartProps) {
  return (
    <section aria-label={title} className="mb-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg font-bold">{title}</h2>
        <Link
          to={to}
          className="inline-flex min-h-11 items-center font-semibold text-leaf hover:underline"
        >
          {more}
        </Link>
      </div>
      {children}
    </section>
  )
}
