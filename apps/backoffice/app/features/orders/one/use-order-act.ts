import { notifyManager, useQueryClient } from '@tanstack/react-query'
import type { AdminOrder, OrderAction } from '@tsiran/contract/admin/order-shapes'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useState } from 'react'
import { useFailureText } from '../../../platform/api/failure-text.ts'
import { useWrite } from '../../../platform/api/use-write.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { orderListsKey, orderPreviewKey, orderQuery } from '../order-queries.ts'
import { useStateText } from '../order-state.tsx'
import { orderDifferences, type OrderDifference } from './order-differences.ts'

/** Somebody else changed the order since it was read here. */
export interface OrderConflict {
  /** Null for a part of the shop. */
  by: string | null
  /** ISO 8601. */
  at: string | null
  differences: OrderDifference[]
}

/** What a form shows of its action. */
export interface OrderActState {
  pending: boolean
  conflict: OrderConflict | undefined
  gone: boolean
  failure: string | undefined
}

interface Answer {
  data: AdminOrder
}

/**
 * One action on an order by a form that stays open. Its answer is the order as the page shows it from then on. `call` gets the
 * version that the person has seen: however the order came to be read anew, the first press after a change by somebody else is
 * refused, and the next one acts on the order as it is then. What was typed stays with the form. `gone`: the order no longer allows
 * the action, and `failure` says what became of it.
 */
export function useOrderAct<V, R extends Answer = Answer>(
  order: AdminOrder,
  action: OrderAction,
  call: (values: V, version: number) => Promise<R>,
  onDone?: (result: R) => void,
) {
  const queries = useQueryClient()
  const query = orderQuery(order.id, useLocale())
  const t = useMessages()
  const failureText = useFailureText()
  const stateText = useStateText()
  const [seen, setSeen] = useState(order)
  const [refused, setRefused] = useState<OrderConflict>()
  const [failure, setFailure] = useState<string>()
  const write = useWrite(
    async (values: V) => {
      try {
        return await call(values, seen.version)
      } catch (error) {
        if (!isApiError(error) || error.code !== 'version_conflict') throw error
        const { changed_by: by = null, changed_at: at = null } = (error.data ?? {}) as {
          changed_by?: string
          changed_at?: string
        }
        const fresh = await queries.fetchQuery({ ...query, staleTime: 0 })
        setRefused({ by, at, differences: orderDifferences(seen, fresh) })
        setSeen(fresh)
        return null
      }
    },
    {
      onSuccess: (result) => {
        setFailure(undefined)
        if (!result) return
        setRefused(undefined)
        setSeen(result.data)
        queries.setQueryData(query.queryKey, result.data)
        void queries.invalidateQueries({ queryKey: orderListsKey })
        // A window that this opens finds the order as it is now.
        if (onDone) notifyManager.schedule(() => onDone(result))
      },
      onError: (error) => {
        const code = isApiError(error) ? error.code : undefined
        // Who declines to confirm that it is them knows why nothing happened.
        if (code === 'confirmation_needed') setFailure(undefined)
        else setFailure(code === 'cart_changed' ? t('orders.sumsChanged') : failureText(error))
        // Perhaps it is no longer possible, or was done although the answer was lost.
        void queries.invalidateQueries({ queryKey: query.queryKey })
        // A price or a fee has changed beneath a preview, and the order has not.
        void queries.invalidateQueries({ queryKey: orderPreviewKey(order.id) })
      },
    },
  )
  const changed =
    order.version > seen.version
      ? { by: null, at: null, differences: orderDifferences(seen, order) }
      : undefined
  const conflict = changed ?? refused
  // What the person has done is not gone: the answer is what was seen last.
  const gone =
    !order.actions.includes(action) && (conflict !== undefined || seen.actions.includes(action))
  return {
    run: write.run,
    pending: write.pending,
    conflict,
    gone,
    failure: gone ? t('orders.gone', { state: stateText(order) }) : failure,
  }
}
