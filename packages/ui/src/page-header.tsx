import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface PageHeaderProps {
  title: ReactNode
  /** Beside the title: a state, a count. */
  aside?: ReactNode
  /** The list that the page belongs to. */
  back?: { to: string; label: string }
  /** The page's one primary button, the quieter ones before it. */
  actions?: ReactNode
}

/** The head of a page of the back office. */
export function PageHeader({ title, aside, back, actions }: PageHeaderProps) {
  return (
    <header className="mb-5 grid gap-1">
      {back && (
        <Link
          to={back.to}
          className="-ml-1 inline-flex min-h-8 items-center gap-1 max-md:min-h-11 justify-self-start text-sm text-muted hover:text-ink"
        >
          <IconChevronLeft size={16} aria-hidden />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-2xl font-bold wrap-anywhere">{title}</h1>
        {aside}
        {actions && (
          <div className="flex flex-wrap items-center gap-2 max-sm:w-full sm:ml-auto">
            {actions}
          </div>
        )}
      </div>
    </header>
  )
}
