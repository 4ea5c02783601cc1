import { categoryPath } from '@tsiran/contract/shop-paths'
import { Link } from 'react-router'
import { CategoryPicture } from '../../features/product/category-picture.tsx'
import { useLocale } from '@tsiran/app-kit/i18n/locale'

interface Category {
  id: number
  name: string
  slug: string
  image_url: string
  has_children: boolean
}

/**
 * The root categories: six in a row on desktops, four on tablets, three on phones and two on narrow ones, where Armenian words need
 * the room.
 */
export function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  const locale = useLocale()
  return (
    <ul className="grid grid-cols-2 gap-2.5 min-[360px]:grid-cols-3 sm:grid-cols-4 sm:gap-4 lg:grid-cols-6">
      {categories.map((category) => (
        <li key={category.id}>
          <Link
            to={categoryPath(locale, category)}
            prefetch="intent"
            className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow duration-150 hover:shadow-lg hover:shadow-ink/8"
          >
            <CategoryPicture
              url={category.image_url}
              sizes="(min-width: 1024px) 200px, (min-width: 640px) 24vw, (min-width: 360px) 31vw, 47vw"
              className="aspect-[4/3] w-full object-cover transition-transform duration-200 group-hover:scale-105 motion-reduce:transition-none"
            />
            <span className="relative grid flex-1 place-items-center bg-card px-1.5 py-2.5 text-center text-sm leading-tight font-semibold hyphens-auto sm:text-base">
              {category.name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
