import { useRef, useEffect, useState } from 'react'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import type { CategoryNode } from '@tsiran/contract/category-shapes'
import { categoryPath } from '@tsiran/contract/shop-paths'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { CategoryPicture } from '../product/category-picture.tsx'

/** The roots of the category tree, and the children of the one that is pointed at. */
export function MegaMenuRoots({ roots }: { roots: readonly CategoryNode[] }) {
  const locale = useLocale()
  const [shown, setShown] = useState(roots[0]?.id)
  const rest = useRef<number>(undefined)
  const first = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    first.current?.focus({ preventScroll: true })
    return () => clearTimeout(rest.current)
  }, [])
  const showSoon = (id: number) => {
    clearTimeout(rest.current)
    rest.current = window.setTimeout(() => setShown(id), restMs)
  }

  return (
    <ul className="w-72">
      {roots.map((root, place) => (
        <li key={root.id}>
          <Link
            ref={place === 0 ? first : undefined}
            to={categoryPath(locale, root)}
            data-root
            data-shown={root.id === shown || undefined}
            onFocus={() => setShown(root.id)}
            onPointerEnter={() => showSoon(root.id)}
            onPointerLeave={() => clearTimeout(rest.current)}
            className="flex min-h-11 items-center gap-3 rounded-control px-2 py-0.5 font-medium data-shown:bg-apricot-soft data-shown:font-semibold"
          >
            <CategoryPicture url={root.image_url} sizes="36px" className="size-9 rounded-lg" />
            {root.name}
          </Link>
          {root.id === shown && <Children root={root} />}
        </li>
      ))}
    </ul>
  )
}

function Children({ root }: { root: CategoryNode }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div className="absolute inset-y-4 right-6 left-[20.5rem] pl-6">
      <Link
        to={categoryPath(locale, root)}
        data-child
        className="inline-flex min-h-11 items-center rounded-control text-lg font-bold text-leaf hover:underline"
      >
        {t('shell.allOf', { name: root.name })}
      </Link>
      <ul className="mt-2 grid grid-cols-4 gap-3 xl:grid-cols-5">
        {root.children.map((child) => (
          <li key={child.id}>
            <Link
              to={categoryPath(locale, child)}
              data-child
              className="flex h-full flex-col rounded-control p-1.5 text-center text-sm leading-tight font-medium hyphens-auto hover:bg-leaf-soft"
            >
              <CategoryPicture
                url={child.image_url}
                sizes="180px"
                className="mb-2 aspect-[4/3] w-full rounded-lg object-cover"
              />
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Milliseconds of hover before a category's children show, so that crossing other categories changes nothing. */
export const restMs = 90
