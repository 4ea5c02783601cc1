import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { api } from '../../../platform/api/admin-client.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useOrderAct } from './use-order-act.ts'

type Step = 'process' | 'complete'
const statusAfter = { process: 'processing', complete: 'completed' } as const

/** Takes an order a step on with one press. */
export function useOrderSteps(order: AdminOrder) {
  const t = useMessages()
  const toast = useToast()
  const { id, version } = order
  return useOrderAct(
    order,
    (step: Step) =>
      api('POST /api/admin/orders/:id/status', {
        params: { id },
        body: { status: statusAfter[step], version },
      }),
    ({ data }) =>
      toast.success(
        t(data.status === 'completed' ? 'orders.done.complete' : 'orders.done.process', {
          number: id,
        }),
      ),
  )
}
