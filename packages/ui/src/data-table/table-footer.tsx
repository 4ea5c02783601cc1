import { useBlockTexts } from '../block-texts.tsx'
import { PageTurn } from '../page-turn.tsx'
import { Select } from '../select.tsx'
import { pageSizes } from './table-state.tsx'
import type { TableControl } from './use-table-state.tsx'

interface TableFooterProps {
  table: TableControl
  /** Rows on this page. */
  rows: number
  total: number
  /** Whether there are more rows than `total`. */
  more?: boolean
}

/** Which rows of how many are shown, how many stand on a page, and the pages beside this one. */
export function TableFooter({ table, rows, total, more = false }: TableFooterProps) {
  const { table: texts, number } = useBlockTexts()
  const { page, limit } = table.state
  const first = (page - 1) * limit + 1
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
      <p className="tabular-nums">
        {(more ? texts.rangeOfMore : texts.range)(
          number(first),
          number(first + rows - 1),
          number(total),
        )}
      </p>
      <div className="flex items-center gap-4">
        <label className="flex items-center gap-2 text-muted">
          {texts.perPage}
          <Select
            value={limit}
            onChange={({ target }) => table.change({ limit: Number(target.value) })}
            className="w-22 md:[&_select]:h-10 [&_select]:text-sm"
          >
            {[...new Set([...pageSizes, limit])]
              .sort((a, b) => a - b)
              .map((size) => (
                <option key={size}>{size}</option>
              ))}
          </Select>
        </label>
        <nav aria-label={texts.pages} className="flex gap-1">
          <PageTurn
            rel="prev"
            to={page > 1 ? table.href({ page: page - 1 }) : null}
            label={texts.previousPage}
            className={turn}
          />
          <PageTurn
            rel="next"
            to={page * limit < total ? table.href({ page: page + 1 }) : null}
            label={texts.nextPage}
            className={turn}
          />
        </nav>
      </div>
    </footer>
  )
}

const turn = 'grid size-11 place-items-center rounded-control border border-line bg-card md:size-10'
