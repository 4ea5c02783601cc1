import type { AdminInput } from '@tsiran/contract/admin/api'
import type { StockReason } from '@tsiran/contract/admin/stock-reasons'
import type { StockRow } from '@tsiran/contract/admin/stock-shapes'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { formatDate, formatTime } from '@tsiran/i18n/dates'
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
import { signed } from './variant-name.ts'

type Move = Omit<AdminInput<'POST /api/admin/stock/movements'>['body'], 'variant_id'>

interface StockMoveOptions {
  /** The field of the form that shows the server's error of it. */
  field: keyof Move
  onDone: () => void
}

/** The present stock, where a count was refused since it has changed, with its last movement. */
interface StockChange {
  qty: number
  reason: StockReason
  changed_by: string | null
}

/** What a colleague has moved in the same number, with the present stock. */
interface Twin {
  qty: number
  reason: StockReason
  at: string
  moved_by: string
}

const twinOf = (error: unknown): Twin | undefined =>
  isApiError(error) && error.code === 'already_moved' ? (error.data as Twin) : undefined

const stockChange = (error: unknown): StockChange | undefined =>
  isApiError(error) && error.code === 'stock_changed' ? (error.data as StockChange) : undefined

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
  const [sent, setSent] = useState<Move>()
  const refresh = () => {
    for (const queryKey of stockChanged) void queries.invalidateQueries({ queryKey })
  }
  const write = useWrite(
    (move: Move) => {
      setSent(move)
      return api('POST /api/admin/stock/movements', { body: { variant_id, ...move } })
    },
    {
      onSuccess: ({ data }) => {
        toast.success(t('stock.saved', { count: formatNumber(data.qty) }))
        refresh()
        onDone()
      },
      onError: (error) => {
        const present = stockChange(error) ?? twinOf(error)
        if (present) setSeen(present.qty)
        refresh()
      },
    },
  )
  const { error } = write
  const changed = stockChange(error)
  const twin = twinOf(error)
  const fields = isApiError(error) ? error.fields : {}
  return {
    run: write.run,
    pending: write.pending,
    /** The stock that the person has been shown. */
    qty: seen,
    /** What a colleague was faster with: the same again, said to be others, is saved. */
    refused: twin ? sent : undefined,
    /** Why it was not saved; undefined where the field says it. */
    failure: changed
      ? t('stock.stale', {
          count: formatNumber(changed.qty),
          reason: t(`stock.reasons.${changed.reason}`),
          who: changed.changed_by ?? t('common.theShop'),
        })
      : twin
        ? t('stock.movedAlready', {
            who: twin.moved_by,
            time: `${formatDate(twin.at)} ${formatTime(twin.at)}`,
            count: signed(sent?.delta ?? 0),
            reason: t(`stock.reasons.${twin.reason}`),
          })
        : error && !isSaidByFields(fields, [field])
          ? isApiError(error) && error.code === 'conflict'
            ? t('stock.movedOtherwise')
            : failureText(error)
          : undefined,
    fieldError: fields[field]?.[0],
  }
}
