import { Link } from 'react-router'
import { useUiTexts } from './ui-texts.tsx'

export interface Step {
  label: string
  /** Absent for the page itself. */
  to?: string
}

/** Links from home to this page. */
export function Breadcrumbs({ steps }: { steps: readonly Step[] }) {
  const { path } = useUiTexts()
  return (
    <nav aria-label={path} className="my-3 text-sm text-muted max-md:my-1.5">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {steps.map(({ label, to }, place) => (
          <li key={`${place}-${label}`} className="flex min-w-0 items-center gap-1.5">
            {place > 0 && <span aria-hidden>›</span>}
            {to ? (
              <Link
                to={to}
                prefetch="intent"
                className="inline-flex min-h-8 items-center max-md:min-h-11 rounded hover:text-leaf hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="inline-flex min-h-8 items-center text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
