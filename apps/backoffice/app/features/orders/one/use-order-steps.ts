import { useQueryClient } from '@tanstack/react-query'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { api } from '../../../platform/api/admin-client.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { orderQuery, ordersKey } from '../order-queries.ts'

type Step = 'process' | 'complete'
const statusAfter = { process: 'processing', complete: 'completed' } as const

/** Takes an order, as the page shows it, a step on with one press. */
export function useOrderSteps({ id, version }: AdminOrder) {
  const t = useMessages()
  const toast = useToast()
  const queries = useQueryClient()
  const { queryKey } = orderQuery(id, useLocale())
  return useAct(
    (step: Step) =>
      api('POST /api/admin/orders/:id/status', {
        params: { id },
        body: { status: statusAfter[step], version },
      }),
    {
      refresh: [ordersKey],
      onDone: ({ data }) => {
        queries.setQueryData(queryKey, data)
        toast.success(
          t(data.status === 'completed' ? 'orders.done.complete' : 'orders.done.process', {
            number: id,
          }),
        )
      },
    },
  )
}
