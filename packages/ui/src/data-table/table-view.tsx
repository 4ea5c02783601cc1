import { useBlockTexts } from '../block-texts.tsx'
import { Skeleton } from '../skeleton.tsx'
import type { TableColumn } from './columns.tsx'
import { SelectBox } from './select-box.tsx'
import { TableRow } from './table-row.tsx'
import type { TableModel } from './table-model.tsx'
import type { TableControl } from './use-table-state.tsx'
import { useVirtualRows } from './use-virtual-rows.tsx'
import { HeaderCell } from './header-cell.tsx'

export interface TableViewProps<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  model: TableModel<Row>
  table: TableControl
  rowLabel: (row: Row) => string
  rowHref?: ((row: Row) => string) | undefined
  selectable: boolean
  loading: boolean
  busy?: boolean
  dense?: boolean
}

/** How many rows a list shows while its first ones load. */
const skeletonRows = 8

/** The rows as a table, for windows that have room for one. */
export function TableView<Row>({
  label,
  columns,
  model,
  table,
  rowLabel,
  rowHref,
  selectable,
  loading,
  busy,
  dense,
}: TableViewProps<Row>) {
  const { table: texts } = useBlockTexts()
  const byId = new Map(columns.map((column) => [column.id, column]))
  const headers = model.getHeaderGroups()[0]!.headers
  const rows = model.getRowModel().rows
  const shown = useVirtualRows(rows.length, dense ? 32 : 40)
  const width = headers.length + (selectable ? 1 : 0)
  return (
    <div className="overflow-x-auto rounded-control border border-line bg-card" tabIndex={-1}>
      <table
        ref={shown.ref}
        aria-label={label}
        aria-busy={loading || busy || undefined}
        aria-rowcount={shown.windowed ? rows.length + 1 : undefined}
        className={`w-full border-collapse text-sm tabular-nums ${dense ? '[--row:2rem]' : '[--row:2.5rem]'} ${busy ? 'opacity-60' : ''}`}
      >
        <thead>
          <tr className="border-b border-line text-muted">
            {selectable && (
              <th scope="col" className="w-10 pl-2">
                <SelectBox
                  label={texts.selectPage}
                  checked={!loading && rows.length > 0 && model.getIsAllPageRowsSelected()}
                  mixed={model.getIsSomePageRowsSelected()}
                  disabled={loading || rows.length === 0}
                  onClick={() => model.toggleAllPageRowsSelected(!model.getIsAllPageRowsSelected())}
                />
              </th>
            )}
            {headers.map(({ column }) => (
              <HeaderCell
                key={column.id}
                column={byId.get(column.id)!}
                sorted={column.getIsSorted()}
                table={table}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {loading &&
            Array.from({ length: skeletonRows }, (_, row) => (
              <tr key={row} className="h-(--row) border-b border-line last:border-0">
                {selectable && <td />}
                {headers.map(({ id }, place) => (
                  <td key={id} className="px-3">
                    <Skeleton
                      className={`h-3.5 ${place === 0 ? 'w-4/5' : 'w-3/5'} ${byId.get(id)!.align ? 'ml-auto' : ''}`}
                    />
                  </td>
                ))}
              </tr>
            ))}
          {shown.before > 0 && <Gap height={shown.before} width={width} />}
          {rows.slice(shown.from, shown.to).map((row, place) => (
            <TableRow
              key={row.id}
              row={row}
              columns={byId}
              name={rowLabel(row.original as Row)}
              href={rowHref?.(row.original as Row)}
              selectable={selectable}
              place={shown.windowed ? shown.from + place + 2 : undefined}
            />
          ))}
          {shown.after > 0 && <Gap height={shown.after} width={width} />}
        </tbody>
      </table>
    </div>
  )
}

const Gap = ({ height, width }: { height: number; width: number }) => (
  <tr aria-hidden>
    <td colSpan={width} style={{ height }} />
  </tr>
)
