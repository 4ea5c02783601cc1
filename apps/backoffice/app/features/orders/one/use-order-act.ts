import { useQueryClient } from '@tanstack/react-query'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useState } from 'react'
import { useFailureText } from '../../../platform/api/failure-text.ts'
import { useWrite } from '../../../platform/api/use-write.ts'
import { orderListsKey, orderQuery } from '../order-queries.ts'
import { orderDifferences, type OrderDifference } from './order-differences.ts'

/** Somebody else changed the order since it was read here. */
export interface OrderConflict {
  /** Null for a part of the shop. */
  by: string | null
  /** ISO 8601. */
  at: string | null
  differences: OrderDifference[]
}

interface Answer {
  data: AdminOrder
}

/**
 * One action on an order. Its answer is the order as the page shows it from then on. After a conflict the order is read anew, so
 * that the next press acts on it; what was typed stays with the form.
 */
export function useOrderAct<V, R extends Answer = Answer>(
  order: AdminOrder,
  call: (values: V) => Promise<R>,
  onDone?: (result: R) => void,
) {
  const queries = useQueryClient()
  const query = orderQuery(order.id, useLocale())
  const failureText = useFailureText()
  const [conflict, setConflict] = useState<OrderConflict>()
  const [failure, setFailure] = useState<string>()
  const write = useWrite(
    async (values: V) => {
      try {
        return await call(values)
      } catch (error) {
        if (!isApiError(error) || error.code !== 'version_conflict') throw error
        const { changed_by: by = null, changed_at: at = null } = (error.data ?? {}) as {
          changed_by?: string
          changed_at?: string
        }
        const fresh = await queries.fetchQuery({ ...query, staleTime: 0 })
        setConflict({ by, at, differences: orderDifferences(order, fresh) })
        return null
      }
    },
    {
      onSuccess: (result) => {
        setFailure(undefined)
        if (!result) return
        setConflict(undefined)
        queries.setQueryData(query.queryKey, result.data)
        void queries.invalidateQueries({ queryKey: orderListsKey })
        onDone?.(result)
      },
      onError: (error) => {
        // Who declines to confirm that it is them knows why nothing happened.
        const declined = isApiError(error) && error.code === 'confirmation_needed'
        setFailure(declined ? undefined : failureText(error))
        // Perhaps it is no longer possible, or was done although the answer was lost.
        void queries.invalidateQueries({ queryKey: query.queryKey })
      },
    },
  )
  return { run: write.run, pending: write.pending, conflict, failure }
}
