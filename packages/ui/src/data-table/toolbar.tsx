import type { ReactNode, Ref } from 'react'
import { useBlockTexts } from '../block-texts.tsx'
import { Select } from '../select.tsx'
import { ColumnMenu } from './column-menu.tsx'
import type { TableColumn } from './columns.tsx'
import { FilterChip } from './filter-chip.tsx'
import type { TableFilter } from './filters.tsx'
import { SearchField } from './search-field.tsx'
import type { TableControl } from './use-table-state.tsx'

interface ToolbarProps<Row> {
  columns: readonly TableColumn<Row>[]
  table: TableControl
  filters?: readonly TableFilter[]
  searchHint?: string | null
  tools?: ReactNode
  searchRef: Ref<HTMLInputElement>
  wide: boolean
}

/** Above the rows: search, filters as chips in one row, columns, and the list's tools. */
export function Toolbar<Row>({
  columns,
  table,
  filters = [],
  searchHint,
  tools,
  searchRef,
  wide,
}: ToolbarProps<Row>) {
  const { table: texts } = useBlockTexts()
  const narrowed = Object.keys(table.state.filters).length > 0
  return (
    <div className="flex flex-wrap items-center gap-2 md:items-start">
      {searchHint !== null && <SearchField table={table} hint={searchHint} ref={searchRef} />}
      <div className="flex min-w-0 items-center gap-2 max-md:-mx-3.5 max-md:w-[calc(100%+1.75rem)] max-md:overflow-x-auto max-md:px-3.5 max-md:py-1 md:min-w-[26rem] md:flex-1 md:flex-wrap">
        {(filters.length > 0 || !wide) && (
          <div
            role="group"
            aria-label={texts.filters}
            className="flex items-center gap-2 md:flex-wrap"
          >
            {filters.map((filter) => (
              <FilterChip key={filter.label} filter={filter} table={table} />
            ))}
            {narrowed && (
              <button
                type="button"
                onClick={() => table.change({ filters: {} })}
                className="min-h-9 shrink-0 cursor-pointer px-2 text-sm font-semibold whitespace-nowrap text-leaf hover:underline max-md:min-h-11"
              >
                {texts.clear}
              </button>
            )}
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:w-full">
        {wide ? (
          <ColumnMenu columns={columns} table={table} />
        ) : (
          <SortChoice columns={columns} table={table} />
        )}
        {tools}
      </div>
    </div>
  )
}

/** Phones have no headers to press: the order is a choice there. */
function SortChoice<Row>({
  columns,
  table,
}: {
  columns: readonly TableColumn<Row>[]
  table: TableControl
}) {
  const { table: texts } = useBlockTexts()
  const sortable = columns.filter(({ sort }) => sort)
  if (sortable.length === 0) return null
  return (
    <Select
      aria-label={texts.sort}
      value={table.state.sort ?? ''}
      onChange={({ target }) => table.change({ sort: target.value || null })}
      className="min-w-44 flex-1"
    >
      <option value="">{texts.sort}</option>
      {sortable.flatMap(({ sort, header }) => [
        <option key={sort} value={sort}>
          {texts.ascending(header)}
        </option>,
        <option key={`-${sort}`} value={`-${sort}`}>
          {texts.descending(header)}
        </option>,
      ])}
    </Select>
  )
}
