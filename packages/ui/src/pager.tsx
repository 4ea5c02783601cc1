import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageRange } from './page-range.tsx'
import { useUiTexts } from './ui-texts.tsx'

interface PagerProps {
  page: number
  pages: number
  /** The address of a page. */
  link: (page: number) => string
  /** Numbers on each side of the current one. */
  siblings?: number
}

const cell = 'grid h-11 min-w-11 place-items-center rounded-control px-2 font-semibold tabular-nums'

/** Previous, page numbers, next: real links. */
export function Pager({ page, pages, link, siblings = 1 }: PagerProps) {
  const texts = useUiTexts()
  return (
    <nav aria-label={texts.pages} className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <Turn to={page > 1 ? link(page - 1) : null} rel="prev" label={texts.previous}>
            <IconChevronLeft size={20} aria-hidden />
          </Turn>
        </li>
        {pageRange(page, pages, siblings).map((number, place) => (
          <li key={number ?? `gap-${place}`}>
            {number === null ? (
              <span className={`${cell} text-muted`}>…</span>
            ) : (
              <Link
                to={link(number)}
                aria-label={texts.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={`${cell} hover:bg-leaf-soft aria-[current]:bg-leaf aria-[current]:text-white`}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Turn to={page < pages ? link(page + 1) : null} rel="next" label={texts.next}>
            <IconChevronRight size={20} aria-hidden />
          </Turn>
        </li>
      </ul>
    </nav>
  )
}

function Turn({
  to,
  rel,
  label,
  children,
}: {
  to: string | null
  rel: string
  label: string
  children: ReactNode
}) {
  if (!to) return <span className={`${cell} text-muted/40`}>{children}</span>
  return (
    <Link to={to} rel={rel} aria-label={label} className={`${cell} hover:bg-leaf-soft`}>
      {children}
    </Link>
  )
}
