import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { maxLengths } from '@tsiran/contract/limits'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { formatMoney } from '@tsiran/i18n/money'
import { TextArea } from '@tsiran/ui/field'
import { api } from '../../../platform/api/admin-client.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { ActForm } from './act-form.tsx'
import { CourierNotice } from './courier-notice.tsx'
import { piecesLeft } from './order-differences.ts'
import { useOrderAct } from './use-order-act.ts'

/** Cancels a whole order, after saying what that means. */
export function CancelForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const t = useMessages()
  const toast = useToast()
  const { id } = order
  const act = useOrderAct(
    order,
    'cancel',
    (reason: string, version) =>
      api('POST /api/admin/orders/:id/cancel', { params: { id }, body: { reason, version } }),
    () => {
      toast.success(t('orders.done.cancel', { number: id }))
      onClose()
    },
  )
  return (
    <ActForm
      act={act}
      submit={t('orders.act.cancel')}
      danger
      onClose={onClose}
      onSubmit={(form) => act.run(textOf(form, 'reason').trim())}
    >
      <CourierNotice order={order} />
      <ul className="list-disc pl-5">
        {consequences(order, t).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <ReasonField />
    </ActForm>
  )
}

/** The words of what happens with stock, money and the buyer. */
function consequences(
  { lines, payments, paid, received, grand_total: total }: AdminOrder,
  t: ReturnType<typeof useMessages>,
): string[] {
  const pieces = lines
    .filter(({ stocked }) => stocked)
    .reduce((sum, line) => sum + piecesLeft(line), 0)
  const held = payments.reduce(
    (sum, payment) => sum + (payment.state === 'held' ? (payment.held ?? 0) : 0),
    0,
  )
  return [
    ...(pieces > 0 ? [t('orders.toStock', { count: pieces })] : []),
    ...(received > 0 ? [t('orders.becomesDue', { amount: formatMoney(received) })] : []),
    ...(held > 0 ? [t('orders.holdFreed', { amount: formatMoney(held) })] : []),
    ...(paid === 'credit' ? [t('orders.creditFreed', { amount: formatMoney(total) })] : []),
    t('orders.buyerMailed'),
  ]
}

/** Why somebody does it: for the history, and for whoever reads it later. */
export function ReasonField() {
  const t = useMessages()
  return (
    <TextArea
      name="reason"
      label={t('orders.reason')}
      hint={t('orders.reasonHint')}
      required
      maxLength={maxLengths.orderNote}
      rows={2}
    />
  )
}
