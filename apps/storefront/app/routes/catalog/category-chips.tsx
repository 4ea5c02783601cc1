import { Link } from 'react-router'
import { CachedMarkup } from '../../platform/document/markup-cache.tsx'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

interface CategoryChipsProps<C> {
  categories: readonly C[]
  link: (category: C) => string
  /** Id of the category whose page this is. */
  current?: number
}

/** A line of links to categories; on phones it scrolls sideways. */
export function CategoryChips<C extends { id: number; name: string }>({
  categories,
  link,
  current,
}: CategoryChipsProps<C>) {
  const t = useMessages()
  if (categories.length === 0) return null
  const chips = categories.map((category) => ({
    id: category.id,
    name: category.name,
    to: link(category),
    here: category.id === current,
  }))
  return (
    <CachedMarkup of={['chips', chips]}>
      <nav
        aria-label={t('catalog.sections')}
        className="-mx-3.5 mb-6 overflow-x-auto px-3.5 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        <ul className="flex gap-2 py-1 sm:flex-wrap">
          {chips.map(({ id, name, to, here }) => (
            <li key={id} className="shrink-0">
              <Link
                to={to}
                prefetch="intent"
                aria-current={here ? 'page' : undefined}
                className="chip"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </CachedMarkup>
  )
}
