import { categoryPath } from '@tsiran/contract/shop-paths'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

interface CategoryCard {
  id: number
  slug: string
  name: string
  image_url: string
  has_children: boolean
  products_count: number
}

/** Categories as cards with their pictures. */
export function CategoryCards({ categories }: { categories: readonly CategoryCard[] }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-6">
      {categories.map((category, place) => (
        <li key={category.id}>
          <Link
            to={categoryPath(locale, category)}
            prefetch="intent"
            className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow duration-150 hover:shadow-lg hover:shadow-ink/8"
          >
            <span className="overflow-hidden">
              <img
                src={category.image_url}
                alt=""
                width={480}
                height={480}
                loading={place < 4 ? 'eager' : 'lazy'}
                decoding="async"
                className="aspect-[4/3] w-full object-cover transition-transform duration-200 group-hover:scale-105 motion-reduce:transition-none"
              />
            </span>
            <span className="my-auto block px-3 py-3.5 text-center leading-snug">
              <span className="block font-bold">{category.name}</span>
              <span className="text-sm text-muted tabular-nums">
                {t('catalog.total', { count: category.products_count })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
