import type { UseQueryResult } from '@tanstack/react-query'
import { isApiError } from '@tsiran/app-kit/api/api-error'
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
  'rows' | 'total' | 'more' | 'busy' | 'error' | 'refused' | 'onRetry'
> {
  const failureText = useFailureText()
  return {
    rows: page?.data,
    total: page?.meta.total,
    more: page?.meta.more,
    busy: isPlaceholderData,
    error: isError && !page ? failureText(error) : null,
    refused: refusedNames(error),
    onRetry: () => void refetch(),
  }
}

/** The names of a list's query that the server refused. */
export const refusedNames = (error: unknown): string[] =>
  isApiError(error) && error.code === 'bad_request' ? Object.keys(error.fields) : []
