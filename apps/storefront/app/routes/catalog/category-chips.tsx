import { Link } from 'react-router'
import { useMessages } from '../../lib/messages.ts'

interface CategoryChipsProps<C> {
  categories: readonly C[]
  link: (category: C) => string
  /** The one whose page this is. */
  current?: number
}

/** A line of links to categories; on phones it scrolls sideways. */
export function CategoryChips<C extends { id: number; name: string }>({ categories, link, current }: CategoryChipsProps<C>) {
  const t = useMessages()
  if (categories.length === 0) return null
  return (
    <nav aria-label={t('catalog.sections')} className="-mx-3.5 mb-6 overflow-x-auto px-3.5 [scrollbar-width:none] sm:mx-0 sm:px-0">
      <ul className="flex gap-2 py-1 sm:flex-wrap">
        {categories.map((category) => (
          <li key={category.id} className="shrink-0">
            <Link
              to={link(category)}
              prefetch="intent"
              aria-current={category.id === current ? 'page' : undefined}
              className="flex h-11 items-center rounded-full border border-line bg-card px-4 font-medium whitespace-nowrap hover:border-apricot hover:bg-apricot-soft aria-[current]:border-transparent aria-[current]:bg-apricot-soft aria-[current]:font-bold"
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
