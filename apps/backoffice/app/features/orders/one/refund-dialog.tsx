import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { formatMoney } from '@tsiran/i18n/money'
import { MoneyField } from '@tsiran/ui/number-fields/money-field'
import { useState } from 'react'
import { api } from '../../../platform/api/admin-client.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { ActForm } from './act-form.tsx'
import { ReasonField } from './cancel-dialog.tsx'
import { refundable } from './refundable.ts'
import { useOrderAct } from './use-order-act.ts'

/** Returns money through the bank: what is due, all that is left, or a part of it. */
export function RefundForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const t = useMessages()
  const toast = useToast()
  const { id } = order
  const { due, most: rest } = refundable(order)
  const [amount, setAmount] = useState<number | null>(due || rest)
  const sum = amount ?? 0
  const error = sum > rest ? t('orders.refundTooMuch', { amount: formatMoney(rest) }) : undefined
  const act = useOrderAct(
    order,
    (body: { amount: number; reason: string }, version) =>
      api('POST /api/admin/orders/:id/refunds', { params: { id }, body: { ...body, version } }),
    ({ result }) => {
      if (result === 'refunded')
        toast.success(t('orders.done.refund', { amount: formatMoney(sum) }))
      else toast.error(t(`orders.refundResult.${result}`))
      onClose()
    },
  )
  return (
    <ActForm
      act={act}
      submit={t('orders.refundSum', { amount: formatMoney(sum) })}
      ready={sum > 0 && sum <= rest}
      onClose={onClose}
      onSubmit={(form) => act.run({ amount: sum, reason: textOf(form, 'reason').trim() })}
    >
      <MoneyField
        label={t('orders.refundAmount')}
        hint={t('orders.refundRest', { amount: formatMoney(rest) })}
        error={error}
        value={amount}
        onChange={setAmount}
        required
      />
      <ReasonField />
    </ActForm>
  )
}
