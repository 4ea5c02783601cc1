import { Link } from 'react-router'
import { useBlockTexts } from '../block-texts.tsx'
import { Skeleton } from '../skeleton.tsx'
import { SelectBox } from './select-box.tsx'
import type { TableViewProps } from './table-view.tsx'

/** The rows as cards with labelled values, for phones. */
export function CardList<Row>({
  label,
  columns,
  model,
  rowLabel,
  rowHref,
  selectable,
  loading,
  busy,
}: TableViewProps<Row>) {
  const { table: texts } = useBlockTexts()
  const byId = new Map(columns.map((column) => [column.id, column]))
  return (
    <ul
      aria-label={label}
      aria-busy={loading || busy || undefined}
      className={`grid gap-2 tabular-nums ${busy ? 'opacity-60' : ''}`}
    >
      {loading &&
        Array.from({ length: 4 }, (_, card) => (
          <li key={card} className="grid gap-3 rounded-control border border-line bg-card p-4">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-4/5" />
            <Skeleton className="h-3.5 w-3/5" />
          </li>
        ))}
      {model.getRowModel().rows.map((row) => {
        const [first, ...others] = row.getVisibleCells()
        const data = row.original as Row
        const name = byId.get(first!.column.id)!.cell(data)
        const href = rowHref?.(data)
        return (
          <li
            key={row.id}
            data-row
            className={`relative rounded-control border border-line bg-card p-3.5 focus-within:border-leaf ${row.getIsSelected() ? 'bg-apricot-soft/60' : ''}`}
          >
            <div className="flex min-h-8 items-center gap-1 font-semibold">
              {selectable && (
                <span className="-my-2 -ml-2.5">
                  <SelectBox
                    label={texts.selectRow(rowLabel(data))}
                    checked={row.getIsSelected()}
                    onClick={row.getToggleSelectedHandler()}
                  />
                </span>
              )}
              <span className="min-w-0 flex-1 wrap-anywhere">
                {href ? (
                  <Link to={href} data-row-focus className="after:absolute after:inset-0">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
            </div>
            <dl className="mt-1.5 grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-1 text-sm">
              {others.map((cell) => {
                const column = byId.get(cell.column.id)!
                return (
                  <div
                    key={cell.id}
                    // A card has no columns that a gap would have to hold open.
                    className="col-span-2 grid grid-cols-subgrid items-baseline has-[>dd:empty]:hidden"
                  >
                    <dt className="text-muted">{column.header}</dt>
                    <dd className="min-w-0 text-right wrap-anywhere [&_:is(a,button)]:relative [&_:is(a,button)]:z-1">
                      {column.cell(data)}
                    </dd>
                  </div>
                )
              })}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
