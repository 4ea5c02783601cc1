import type { ReactNode } from 'react'

/** A column of a paper's table; figures stand at its end. */
interface PaperColumn<R> {
  head: string
  isFigure?: boolean
  /** In CSS; the first two columns are wide enough for a code and a name. */
  minWidth?: string
  cell: (row: R) => ReactNode
}

interface PaperTableProps<R> {
  rows: readonly R[]
  columns: readonly PaperColumn<R>[]
}

/** A table whose head is repeated on every printed page. */
export function PaperTable<R>({ rows, columns }: PaperTableProps<R>) {
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <table>
        <thead>
          <tr>
            {columns.map(({ head, isFigure, minWidth }) => (
              <th
                key={head}
                scope="col"
                className={isFigure ? 'figure' : undefined}
                style={{ minWidth }}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // Lines of a paper never move.
            <tr key={at}>
              {columns.map(({ head, isFigure, minWidth, cell }) => (
                <td
                  key={head}
                  data-label={head}
                  className={isFigure ? 'figure' : undefined}
                  style={{ minWidth }}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
