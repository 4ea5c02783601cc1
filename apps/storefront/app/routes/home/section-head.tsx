import { Link } from 'react-router'
import type { NavLink } from '../../features/shop/menus.ts'

/** A heading with a link to the full list. */
export function SectionHead({ id, title, all }: { id: string; title: string; all: NavLink }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
      <h2 id={id} className="text-2xl font-bold">
        {title}
      </h2>
      <Link
        to={all.to}
        prefetch="intent"
        className="inline-flex min-h-11 items-center font-semibold text-leaf hover:underline"
      >
        {all.label}
      </Link>
    </div>
  )
}
