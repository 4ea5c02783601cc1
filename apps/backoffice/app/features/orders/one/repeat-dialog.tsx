import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { AdminPayment } from '@tsiran/contract/admin/order-payment-shapes'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { formatMoney } from '@tsiran/i18n/money'
import { api } from '../../../platform/api/admin-client.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { ActForm } from './act-form.tsx'
import { useOrderAct } from './use-order-act.ts'

interface RepeatFormProps {
  order: AdminOrder
  payment: AdminPayment
  onClose: () => void
}

/** Asks the bank once more for what it refused: to take what it holds, or to let go of it. */
export function RepeatForm({ order, payment, onClose }: RepeatFormProps) {
  const t = useMessages()
  const toast = useToast()
  const { id, status, grand_total: total } = order
  const held = payment.held ?? payment.amount
  const isVoid = payment.state === 'voiding' || status === 'canceled'
  const act = useOrderAct(
    order,
    'repeat_request',
    (_, version) =>
      api('POST /api/admin/orders/:id/payments/repeat', {
        params: { id },
        body: { payment_id: payment.id, version },
      }),
    ({ result }) => {
      const text = t(`orders.repeatResult.${result}`)
      if (result === 'done') toast.success(text)
      else toast.error(text)
      onClose()
    },
  )
  return (
    <ActForm
      act={act}
      submit={t('orders.repeat.submit')}
      onClose={onClose}
      onSubmit={() => act.run(undefined)}
    >
      <p>
        {t(isVoid ? 'orders.repeat.void' : 'orders.repeat.capture', {
          number: id,
          amount: formatMoney(Math.min(total, held)),
          held: formatMoney(held),
        })}
      </p>
    </ActForm>
  )
}
