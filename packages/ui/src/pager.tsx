import { Link } from 'react-router'
import { pageRange } from './page-range.tsx'
import { PageTurn } from './page-turn.tsx'
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
          <PageTurn
            rel="prev"
            to={page > 1 ? link(page - 1) : null}
            label={texts.previous}
            className={cell}
          />
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
          <PageTurn
            rel="next"
            to={page < pages ? link(page + 1) : null}
            label={texts.next}
            className={cell}
          />
        </li>
      </ul>
    </nav>
  )
}
