import { piecesToRefund } from '@tsiran/contract/admin/cost-of-pieces'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { RefundLine } from '@tsiran/contract/admin/order-payment-shapes'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { formatMoney } from '@tsiran/i18n/money'
import { MoneyField } from '@tsiran/ui/number-fields/money-field'
import { useState } from 'react'
import { api } from '../../../platform/api/admin-client.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { ActForm } from './act-form.tsx'
import { ReasonField } from './cancel-dialog.tsx'
import { LinePieces, type ChosenPieces } from './line-pieces.tsx'
import { hasEnded, maxForPieces, refundable, refundableLines } from './refundable.ts'
import { useOrderAct } from './use-order-act.ts'

interface RefundBody {
  amount: number
  reason: string
  lines?: RefundLine[]
}

/** Returns money through the bank: what is due, all that is left, or a part of it, for pieces that were delivered or for anything else. */
export function RefundForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const t = useMessages()
  const toast = useToast()
  const { id } = order
  const { due, most: rest } = refundable(order)
  const [chosen, setChosen] = useState<ChosenPieces>({})
  const [amount, setAmount] = useState<number | null>(due || rest)
  const lines = piecesOf(chosen)
  const most = lines.length > 0 ? maxForPieces(order, chosen) : rest
  const sum = amount ?? 0
  const tooMuch = hasEnded(order) ? 'orders.refundTooMuch' : 'orders.refundOnlyDue'
  // Pieces that somebody else refunded meanwhile stay chosen until the person has seen it: without them it would be another refund.
  const offered = order.lines.filter(
    (line) => refundableLines(order).includes(line) || (chosen[line.id] ?? 0) > 0,
  )
  const isGone = offered.some((line) => (chosen[line.id] ?? 0) > piecesToRefund(line))
  const act = useOrderAct(
    order,
    'refund',
    (body: RefundBody, version) =>
      api('POST /api/admin/orders/:id/refunds', { params: { id }, body: { ...body, version } }),
    ({ result }) => {
      if (result === 'refunded')
        toast.success(t('orders.done.refund', { amount: formatMoney(sum) }))
      else toast.error(t(`orders.refundResult.${result}`))
      onClose()
    },
  )
  const choose = (next: ChosenPieces) => {
    setChosen(next)
    setAmount(piecesOf(next).length > 0 ? maxForPieces(order, next) : due || rest)
  }
  return (
    <ActForm
      act={act}
      submit={t('orders.refundSum', { amount: formatMoney(sum) })}
      ready={sum > 0 && sum <= most && !isGone}
      onClose={onClose}
      onSubmit={(form) =>
        act.run({
          amount: sum,
          reason: textOf(form, 'reason').trim(),
          ...(lines.length > 0 && { lines }),
        })
      }
    >
      {offered.length > 0 && (
        <>
          <p className="text-muted">{t('orders.refundLinesNote')}</p>
          <LinePieces
            lines={offered}
            chosen={chosen}
            onChange={choose}
            maxOf={piecesToRefund}
            labelOf={(name) => t('orders.refundOf', { name })}
            hintOf={(count) => t('orders.refundRest', { amount: String(count) })}
          />
        </>
      )}
      <MoneyField
        label={t('orders.refundAmount')}
        hint={t('orders.refundRest', { amount: formatMoney(most) })}
        error={
          sum > most
            ? t(lines.length > 0 ? 'orders.refundAboveLines' : tooMuch, {
                amount: formatMoney(most),
              })
            : undefined
        }
        value={amount}
        onChange={setAmount}
        required
      />
      <ReasonField />
    </ActForm>
  )
}

const piecesOf = (chosen: ChosenPieces): RefundLine[] =>
  Object.entries(chosen).flatMap(([id, quantity]) =>
    quantity > 0 ? [{ line_id: Number(id), quantity }] : [],
  )
