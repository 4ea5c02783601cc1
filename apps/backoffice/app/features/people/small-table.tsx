import type { ReactNode } from 'react'

interface SmallTableProps {
  label: string
  /** Said where there are no rows. */
  empty: string
  heads: readonly string[]
  rows: readonly { id: number; cells: readonly ReactNode[] }[]
}

/** A short table within a page, without search and pages; on phones it scrolls sideways. */
export function SmallTable({ label, empty, heads, rows }: SmallTableProps) {
  if (rows.length === 0) return <p className="text-muted">{empty}</p>
  return (
    <div role="region" aria-label={label} tabIndex={0} className="-mx-1 overflow-x-auto px-1">
      <table
        aria-label={label}
        className="w-full border-collapse text-left text-sm wrap-break-word tabular-nums"
      >
        <thead>
          <tr className="border-b border-line text-muted">
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className="py-2 pr-4 font-semibold whitespace-nowrap last:pr-0"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} className="border-b border-line last:border-0">
              {cells.map((cell, column) => (
                <td key={heads[column]} className="max-w-80 py-1.5 pr-4 last:pr-0">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
