import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { Refund } from '@tsiran/contract/admin/order-payment-shapes'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { formatMoney } from '@tsiran/i18n/money'
import { api } from '../../../platform/api/admin-client.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { ActForm } from './act-form.tsx'
import { useOrderAct } from './use-order-act.ts'

interface ConfirmRefundFormProps {
  order: AdminOrder
  refund: Refund
  onClose: () => void
}

/** Records that somebody has returned money outside of the shop: at the bank, or from the till. */
export function ConfirmRefundForm({ order, refund, onClose }: ConfirmRefundFormProps) {
  const t = useMessages()
  const toast = useToast()
  const { id } = order
  const amount = formatMoney(refund.amount)
  const act = useOrderAct(
    order,
    'confirm_refund',
    (_, version) =>
      api('POST /api/admin/orders/:id/refunds/confirm', {
        params: { id },
        body: { refund_id: refund.id, version },
      }),
    () => {
      toast.success(t('orders.done.refund', { amount }))
      onClose()
    },
  )
  return (
    <ActForm
      act={act}
      submit={t('orders.act.confirm_refund')}
      onClose={onClose}
      onSubmit={() => act.run(undefined)}
    >
      <p>{t('orders.confirmRefundNote', { amount, number: id })}</p>
    </ActForm>
  )
}
