import { useQueryClient } from '@tanstack/react-query'
import type { BulkResult } from '@tsiran/contract/admin/bulk'
import { bulkField } from '@tsiran/contract/admin/bulk-fields'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { formatNumber } from '@tsiran/i18n/money'
import { FilterChip } from '@tsiran/ui/data-table/filter-chip'
import { SearchField } from '@tsiran/ui/data-table/search-field'
import { useRefusedParts } from '@tsiran/ui/data-table/use-fallbacks'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { LeaveGuard } from '@tsiran/ui/save-bar/leave-guard'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useMedia } from '@tsiran/ui/use-media'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { staleAfterBulk, type BulkBody } from '../bulk/bulk-queries.ts'
import { refusedNames } from '../lists/use-table-rows.ts'
import { productFilterNames, useProductFilters } from '../products/list/use-product-filters.tsx'
import { useCan } from '../session/me-query.ts'
import { GridApplyDialog } from './grid-apply-dialog.tsx'
import { shownFields } from './grid-columns.ts'
import type { StagedCell } from './grid-edits.ts'
import { GridTools } from './grid-tools.tsx'
import { GridView } from './grid-view.tsx'
import { useGrid } from './use-grid.ts'
import { useGridRows } from './use-grid-rows.ts'
import { sendable, settle, toCells } from './grid-cells.ts'

const tableOptions = { filters: [...productFilterNames, 'ids'] }

/** The grid of a filter, which is in the address as the list's is. */
export function GridEditor() {
  const t = useMessages()
  const queries = useQueryClient()
  const can = useCan()
  const mayWrite = can('catalogue.write')
  const seesPrices = can('prices.read')
  const wide = useMedia('(width >= 768px)')
  const table = useTableState(tableOptions)
  const filters = useProductFilters(table.state.filters)
  const search = useRef<HTMLInputElement>(null)
  const list = useGridRows(table.filter)
  const isRefused = useRefusedParts(table, refusedNames(list.error))
  const { rows, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const fields = useMemo(() => shownFields(wide, seesPrices), [wide, seesPrices])
  const grid = useGrid(rows, fields)
  const [sent, setSent] = useState<{ cells: StagedCell[]; body: BulkBody } | null>(null)
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const apply = () => {
    const cells = sendable(grid.edits)
    const versions = new Map(rows.map((row) => [row.variant_id, row]))
    const versionOf = ({ variantId, field }: StagedCell) => {
      const row = versions.get(variantId)
      return bulkField(field)!.of === 'variant' ? row?.version : row?.product_version
    }
    if (cells.length > 0) setSent({ cells, body: { cells: toCells(cells, versionOf) } })
  }
  const { setEdits } = grid
  const cells = sent?.cells
  const onDone = useCallback(
    ({ refused }: BulkResult) => {
      if (cells) setEdits((edits) => settle(edits, cells, refused))
      for (const queryKey of staleAfterBulk) void queries.invalidateQueries({ queryKey })
    },
    [cells, setEdits, queries],
  )
  const count = `${t('grid.rows', { count: rows.length })} ${t(list.more ? 'grid.ofMoreProducts' : 'grid.ofProducts', { count: formatNumber(list.total) })}`
  return (
    <>
      <LeaveGuard active={grid.edits.staged.size > 0} />
      <div className="flex flex-wrap items-center gap-2">
        <SearchField table={table} hint={t('products.searchHint')} ref={search} />
        {filters.map((filter) => (
          <FilterChip key={filter.label} filter={filter} table={table} />
        ))}
      </div>
      <p className="my-2 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span role="status">{isFetchingNextPage ? t('grid.more') : list.data && count}</span>
        {wide && mayWrite && <span>{t('grid.keys')}</span>}
      </p>
      {list.isPending && <Skeleton className="h-96" />}
      {list.isError && rows.length === 0 && !isRefused && (
        <LoadFailure onRetry={() => void list.refetch()} />
      )}
      {list.data && rows.length === 0 && (
        <p className="py-8 text-center text-muted">{t('grid.empty')}</p>
      )}
      {rows.length > 0 && (
        <GridView
          key={JSON.stringify(table.filter)}
          label={t('grid.title')}
          rows={rows}
          hasMore={hasNextPage}
          fields={fields}
          wide={wide}
          mayWrite={mayWrite}
          grid={grid}
          onEnd={onEnd}
        />
      )}
      {mayWrite && rows.length > 0 && <GridTools grid={grid} onApply={apply} />}
      {sent && <GridApplyDialog body={sent.body} onClose={() => setSent(null)} onDone={onDone} />}
    </>
  )
}
