import type { UseQueryResult } from '@tanstack/react-query'
import type { DataTableProps } from '@tsiran/ui/data-table/data-table'
import { useFailureText } from '../../platform/api/failure-text.ts'

/** An answer of a list: one page of it, and how many rows there are. */
export interface ListPage<Row> {
  data: readonly Row[]
  /** `more`: nobody counted further than `total`. */
  meta: { total: number; more?: boolean }
}

/** What a table shows of its list's query: the rows, the busy state, the failure and its retry. */
export function useTableRows<Row extends object>({
  data: page,
  isPlaceholderData,
  isError,
  error,
  refetch,
}: UseQueryResult<ListPage<Row>>): Pick<
  DataTableProps<Row>,
  'rows' | 'total' | 'more' | 'busy' | 'error' | 'onRetry'
> {
  const failureText = useFailureText()
  return {
    rows: page?.data,
    total: page?.meta.total,
    more: page?.meta.more,
    busy: isPlaceholderData,
    error: isError && !page ? failureText(error) : null,
    onRetry: () => void refetch(),
  }
}
