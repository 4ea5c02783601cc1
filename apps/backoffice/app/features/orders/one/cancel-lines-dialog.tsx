import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import { useState } from 'react'
import { api } from '../../../platform/api/admin-client.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { ActForm } from './act-form.tsx'
import { ReasonField } from './cancel-dialog.tsx'
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
  const locale = useLocale()
  const { id } = order
  const [chosen, setChosen] = useState<Record<number, number>>({})
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
      <p className="text-muted">{t('orders.cancelLinesNote')}</p>
      <ul
        aria-label={t('orders.linesTitle')}
        className="-m-1 grid max-h-80 gap-1 overflow-y-auto p-1"
      >
        {open.map((line) => {
          const name = line.name[locale]
          return (
            <li
              key={line.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-0"
            >
              <span className="min-w-0 flex-1 basis-40">
                {name}
                {line.options[locale] && (
                  <span className="text-muted"> {line.options[locale]}</span>
                )}
                <span className="block text-sm text-muted">
                  {t('orders.ofPieces', { count: piecesLeft(line) })}
                </span>
              </span>
              <QuantityField
                label={<span className="sr-only">{t('orders.cancelOf', { name })}</span>}
                value={Math.min(chosen[line.id] ?? 0, piecesLeft(line))}
                max={piecesLeft(line)}
                onChange={(quantity) => setChosen({ ...chosen, [line.id]: quantity ?? 0 })}
              />
            </li>
          )
        })}
      </ul>
      <ReasonField />
    </ActForm>
  )
}
