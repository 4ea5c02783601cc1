import { useQueryClient } from '@tanstack/react-query'
import { maxLines } from '@tsiran/contract/limits'
import { useToast } from '@tsiran/app-kit/browser/toast'
import type { Selection } from '@tsiran/ui/data-table/selection'
import { useState } from 'react'
import { api } from '../../../platform/api/admin-client.ts'
import { useFailureText } from '../../../platform/api/failure-text.ts'
import { useWrite } from '../../../platform/api/use-write.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { ordersKey } from '../order-queries.ts'
import { selectedIds } from './selected-ids.ts'

export type BulkStep = 'process' | 'complete'
export interface RefusedOrder {
  id: number
  message: string
}

/** Takes many orders a step on, in calls of so many as one may name; says how many went and which were refused. */
export function useBulkStep() {
  const t = useMessages()
  const toast = useToast()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const [refused, setRefused] = useState<RefusedOrder[]>([])
  const step = useWrite(
    async ({
      selection,
      action,
    }: {
      selection: Selection
      action: BulkStep
      onDone: () => void
    }) => {
      const ids = await selectedIds(selection)
      let applied = 0
      const left: RefusedOrder[] = []
      for (let from = 0; from < ids.length; from += maxLines) {
        const { data } = await api('POST /api/admin/orders/bulk', {
          body: { ids: ids.slice(from, from + maxLines), action },
        })
        applied += data.applied
        left.push(...data.refused)
      }
      return { applied, left }
    },
    {
      onSuccess: ({ applied, left }, { onDone }) => {
        if (applied > 0) toast.success(t('orders.bulkDone', { count: applied }))
        setRefused(left)
        onDone()
        void queries.invalidateQueries({ queryKey: ordersKey })
      },
      onError: (error) => {
        toast.error(failureText(error))
        // Calls before the failed one have changed orders.
        void queries.invalidateQueries({ queryKey: ordersKey })
      },
    },
  )
  return { run: step.run, pending: step.pending, refused, clearRefused: () => setRefused([]) }
}
