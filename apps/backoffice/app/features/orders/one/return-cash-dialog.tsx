import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { formatMoney } from '@tsiran/i18n/money'
import { api } from '../../../platform/api/admin-client.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { ActForm } from './act-form.tsx'
import { useOrderAct } from './use-order-act.ts'

/** Records that the buyer of a canceled order has the cash back that a courier took. */
export function ReturnCashForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const t = useMessages()
  const toast = useToast()
  const { id: number, door_cash: cash } = order
  const act = useOrderAct(
    order,
    'return_cash',
    (_, version) =>
      api('POST /api/admin/orders/:id/return-cash', { params: { id: number }, body: { version } }),
    () => {
      toast.success(t('orders.done.returnCash', { number }))
      onClose()
    },
  )
  return (
    <ActForm
      act={act}
      submit={t('orders.act.return_cash')}
      onClose={onClose}
      onSubmit={() => act.run(undefined)}
    >
      <p>{t('orders.returnCashNote', { number, amount: formatMoney(cash?.amount ?? 0) })}</p>
    </ActForm>
  )
}
