import type { CategoryNode } from '@tsiran/contract/category-shapes'
import { categoryPath } from '@tsiran/contract/shop-paths'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { Link } from 'react-router'
import { useCategories } from './categories-query.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { CategoryPicture } from '../product/category-picture.tsx'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { useMenuKeys } from '@tsiran/app-kit/browser/use-menu-keys'
import { useOutsidePress } from '@tsiran/app-kit/browser/use-outside-press'

interface MegaMenuProps {
  id: string
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Milliseconds of hover before a category's children show, so that crossing other categories changes nothing. */
const restMs = 90

/** The category tree under the header: roots at the left, the children of one of them at the right, with pictures. */
export function MegaMenu({ id, opener, onClose }: MegaMenuProps) {
  const t = useMessages()
  const panel = useRef<HTMLElement>(null)
  const { data: roots, isError, refetch } = useCategories()
  const onKeyDown = useMenuKeys(panel, () => {
    opener.current?.focus()
    onClose()
  })
  useOutsidePress([panel, opener], onClose)
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const inside = [panel.current, opener.current].some((element) =>
      element?.contains(relatedTarget as Node | null),
    )
    if (relatedTarget && !inside) onClose()
  }

  return (
    <>
      <div
        aria-hidden
        className="pointer-events-none absolute inset-x-0 top-full -z-1 h-dvh bg-ink/30"
      />
      <nav
        ref={panel}
        id={id}
        aria-label={t('shell.categories')}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain border-t border-line bg-card shadow-xl shadow-ink/15"
      >
        <div className="content relative min-h-[37rem] py-4">
          {roots ? (
            <Roots roots={roots} />
          ) : isError ? (
            <LoadFailure onRetry={() => void refetch()} />
          ) : (
            <Loading />
          )}
        </div>
      </nav>
    </>
  )
}

function Roots({ roots }: { roots: readonly CategoryNode[] }) {
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

function Loading() {
  const t = useMessages()
  return (
    <div role="status" aria-label={t('shell.loading')} className="grid w-72 gap-1">
      {Array.from({ length: 12 }, (_, place) => (
        <Skeleton key={place} className="h-11" />
      ))}
    </div>
  )
}
