import { categoryPath } from '@tsiran/contract/shop-paths'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { CategoryNode } from '@tsiran/contract/category-shapes'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useCategories } from './categories-query.ts'
import { CategoryPicture } from '../product/category-picture.tsx'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'

/** The category tree in two levels; a branch opens in place. */
export function MobileCategories() {
  const t = useMessages()
  const { data: roots, isError, refetch } = useCategories()
  if (isError) return <LoadFailure onRetry={() => void refetch()} />
  if (!roots) {
    return (
      <div role="status" aria-label={t('shell.loading')} className="grid gap-1">
        {Array.from({ length: 8 }, (_, place) => (
          <Skeleton key={place} className="h-11" />
        ))}
      </div>
    )
  }
  return (
    <nav aria-label={t('shell.categories')}>
      <ul>
        {roots.map((root) => (
          <li key={root.id}>
            {root.children.length > 0 ? <Branch root={root} /> : <CategoryLine category={root} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CategoryLine({ category }: { category: CategoryNode }) {
  const locale = useLocale()
  return (
    <Link to={categoryPath(locale, category)} className={menuLine}>
      <Thumb category={category} />
      {category.name}
    </Link>
  )
}

function Branch({ root }: { root: CategoryNode }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <details className="group" name="categories">
      <summary className={`${menuLine} list-none [&::-webkit-details-marker]:hidden`}>
        <Thumb category={root} />
        <span className="min-w-0 flex-1">{root.name}</span>
        <IconChevronRight
          size={18}
          aria-hidden
          className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-90 motion-reduce:transition-none"
        />
      </summary>
      <ul className="mb-2 ml-6.5 border-l-2 border-apricot-soft pl-3">
        <li>
          <Link to={categoryPath(locale, root)} className={`${menuLine} text-leaf`}>
            {t('shell.allOf', { name: root.name })}
          </Link>
        </li>
        {root.children.map((child) => (
          <li key={child.id}>
            <CategoryLine category={child} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const Thumb = ({ category }: { category: CategoryNode }) => (
  <CategoryPicture
    url={category.image_url}
    sizes="36px"
    className="size-9 shrink-0 rounded-lg bg-card"
  />
)

/** Classes of a line of the menu. */
export const menuLine =
  'flex min-h-11 items-center gap-3 rounded-control px-2 font-medium hover:bg-leaf-soft aria-[current]:bg-apricot-soft'
