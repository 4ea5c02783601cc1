import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useState } from 'react'
import { api } from '../../../platform/api/admin-client.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { ActForm } from './act-form.tsx'
import { ReasonField } from './cancel-dialog.tsx'
import { CourierNotice } from './courier-notice.tsx'
import { LinePieces, type ChosenPieces } from './line-pieces.tsx'
import { piecesLeft } from './order-differences.ts'
import { useOrderAct } from './use-order-act.ts'

interface Cancel {
  reason: string
  lines: { line_id: number; quantity: number }[]
}

/** Cancels pieces of an order's lines: what the shop lacks, or the buyer no longer wants. */
export function CancelLinesForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const t = useMessages()
  const toast = useToast()
  const { id } = order
  const [chosen, setChosen] = useState<ChosenPieces>({})
  // The service line goes with the order: it is nobody's wish.
  const open = order.lines.filter((line) => line.stocked && piecesLeft(line) > 0)
  // Pieces that somebody else canceled meanwhile are no longer there to cancel.
  const lines = open.flatMap((line) => {
    const quantity = Math.min(chosen[line.id] ?? 0, piecesLeft(line))
    return quantity > 0 ? [{ line_id: line.id, quantity }] : []
  })
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const act = useOrderAct(
    order,
    'cancel_lines',
    (cancel: Cancel, version) =>
      api('POST /api/admin/orders/:id/cancel', { params: { id }, body: { ...cancel, version } }),
    () => {
      toast.success(t('orders.done.cancelLines', { count: pieces }))
      onClose()
    },
  )
  return (
    <ActForm
      act={act}
      submit={
        pieces > 0 ? t('orders.cancelPieces', { count: pieces }) : t('orders.act.cancel_lines')
      }
      danger
      ready={pieces > 0}
      onClose={onClose}
      onSubmit={(form) => act.run({ reason: textOf(form, 'reason').trim(), lines })}
    >
      <CourierNotice order={order} />
      <p className="text-muted">{t('orders.cancelLinesNote')}</p>
      <LinePieces
        lines={open}
        chosen={Object.fromEntries(lines.map(({ line_id: line, quantity }) => [line, quantity]))}
        onChange={setChosen}
        maxOf={piecesLeft}
        labelOf={(name) => t('orders.cancelOf', { name })}
        hintOf={(count) => t('orders.ofPieces', { count })}
      />
      <ReasonField />
    </ActForm>
  )
}
