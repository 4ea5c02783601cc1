import type { AdminInput } from '@tsiran/contract/admin/api'
import type { StockRow } from '@tsiran/contract/admin/stock-shapes'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { formatNumber } from '@tsiran/i18n/money'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isSaidByFields } from '../../platform/api/said-by-fields.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useWrite } from '../../platform/api/use-write.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { stockChanged } from './stock-queries.ts'

type Move = Omit<AdminInput<'POST /api/admin/stock/movements'>['body'], 'variant_id'>

interface StockMoveOptions {
  /** The field of the form that shows the server's error of it. */
  field: keyof Move
  onDone: () => void
}

/** Moves a variant's stock. After `stock_changed` the present number is what the next press goes by. */
export function useStockMove(
  { variant_id, qty: read }: StockRow,
  { field, onDone }: StockMoveOptions,
) {
  const t = useMessages()
  const toast = useToast()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [seen, setSeen] = useState(read)
  const refresh = () => {
    for (const queryKey of stockChanged) void queries.invalidateQueries({ queryKey })
  }
  const write = useWrite(
    (move: Move) => api('POST /api/admin/stock/movements', { body: { variant_id, ...move } }),
    {
      onSuccess: ({ data }) => {
        toast.success(t('stock.saved', { count: formatNumber(data.qty) }))
        refresh()
        onDone()
      },
      onError: (error) => {
        if (isApiError(error) && error.code === 'stock_changed')
          setSeen((error.data as { qty: number }).qty)
        refresh()
      },
    },
  )
  const { error } = write
  const isStale = isApiError(error) && error.code === 'stock_changed'
  const fields = isApiError(error) ? error.fields : {}
  return {
    run: write.run,
    pending: write.pending,
    /** The stock that the person has been shown. */
    qty: seen,
    /** Why it was not saved; undefined where the field says it. */
    failure: isStale
      ? t('stock.stale', { count: formatNumber(seen) })
      : error && !isSaidByFields(fields, [field])
        ? isApiError(error) && error.code === 'conflict'
          ? t('stock.movedOtherwise')
          : failureText(error)
        : undefined,
    fieldError: fields[field]?.[0],
  }
}
