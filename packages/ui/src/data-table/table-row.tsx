import { Link } from 'react-router'
import { useBlockTexts } from '../block-texts.tsx'
import type { TableColumn } from './columns.tsx'
import { SelectBox } from './select-box.tsx'
import type { TableModelRow } from './table-model.tsx'

interface TableRowProps<Row> {
  row: TableModelRow<Row>
  columns: ReadonlyMap<string, TableColumn<Row>>
  name: string
  href: string | undefined
  selectable: boolean
  /** The row's number where not all rows are in the document. */
  place: number | undefined
}

/** A row; its first cell is a link that covers the row, other buttons and links lie above it. */
export function TableRow<Row>({ row, columns, name, href, selectable, place }: TableRowProps<Row>) {
  const { table: texts } = useBlockTexts()
  const selected = row.getIsSelected()
  return (
    <tr
      data-row
      aria-selected={selectable ? selected : undefined}
      aria-rowindex={place}
      className="relative h-(--row) border-b border-line last:border-0 focus-within:bg-leaf-soft hover:bg-leaf-soft aria-selected:bg-apricot-soft/60"
    >
      {selectable && (
        <td className="pl-2">
          <SelectBox
            label={texts.selectRow(name)}
            checked={selected}
            onClick={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell, index) => {
        const column = columns.get(cell.column.id)!
        const content = column.cell(row.original as Row)
        return (
          <td
            key={cell.id}
            className={`px-3 py-1 ${column.align === 'end' ? 'text-right whitespace-nowrap' : ''} ${index === 0 ? 'font-semibold' : '[&_:is(a,button)]:relative [&_:is(a,button)]:z-1'}`}
          >
            {index === 0 && href ? (
              <Link
                to={href}
                data-row-focus
                className="outline-offset-4 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-leaf"
              >
                {content}
              </Link>
            ) : (
              content
            )}
          </td>
        )
      })}
    </tr>
  )
}
