import type { StockRow } from '@tsiran/contract/admin/stock-shapes'
import type { AdjustReason } from '@tsiran/contract/admin/stock-reasons'
import { maxLengths, maxPieces } from '@tsiran/contract/limits'
import { formatNumber } from '@tsiran/i18n/money'
import { Field, FieldFrame } from '@tsiran/ui/field'
import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import { Select } from '@tsiran/ui/select'
import { useState } from 'react'
import { callKey } from '../../platform/api/call-key.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { StockForm } from './stock-form.tsx'
import { useStockMove } from './use-stock-move.ts'

/** What somebody chooses, with the direction that the pieces go. */
const choices = {
  damage: { reason: 'damage', sign: -1 },
  expired: { reason: 'expired', sign: -1 },
  theft: { reason: 'theft', sign: -1 },
  less: { reason: 'correction', sign: -1 },
  return: { reason: 'return', sign: 1 },
  more: { reason: 'correction', sign: 1 },
} as const satisfies Record<string, { reason: AdjustReason; sign: 1 | -1 }>
type Choice = keyof typeof choices
const names = Object.keys(choices) as Choice[]

/** Adds or takes pieces of a variant, with the reason. */
export function AdjustForm({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const t = useMessages()
  const [choice, setChoice] = useState<Choice>('damage')
  const [pieces, setPieces] = useState<number | null>(1)
  const [note, setNote] = useState('')
  const [paper, setPaper] = useState('')
  const [key] = useState(callKey)
  const move = useStockMove(row, { field: 'delta', onDone: onClose })
  const { reason, sign } = choices[choice]
  const delta = (pieces ?? 0) * sign
  const after = move.qty + delta
  // As long as the form says what a colleague has said: the next press means other pieces.
  const isAgain = move.refused?.delta === delta && move.refused.reason === reason
  const submit = () =>
    move.run({
      delta,
      reason,
      key,
      ...(isAgain && { again: true }),
      note: note.trim(),
      ...(paper.trim() && { reference: paper.trim() }),
    })
  return (
    <StockForm
      move={move}
      ready={delta !== 0 && after >= 0}
      save={isAgain ? t('stock.moveAgain') : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldFrame label={t('stock.reason')}>
        {(described) => (
          <Select
            {...described}
            value={choice}
            onChange={({ target }) => setChoice(target.value as Choice)}
          >
            {names.map((name) => (
              <option key={name} value={name}>
                {name === 'less' || name === 'more'
                  ? t(`stock.${name}`)
                  : t(`stock.reasons.${name}`)}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <QuantityField
        label={t('stock.pieces')}
        value={pieces}
        onChange={setPieces}
        min={1}
        max={sign < 0 ? Math.max(1, move.qty) : maxPieces}
        error={move.fieldError}
        hint={t('stock.afterwards', { count: formatNumber(Math.max(0, after)) })}
      />
      <Field
        label={t('people.note')}
        hint={t('people.noteHint')}
        maxLength={maxLengths.staffNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Field
        label={t('stock.paper')}
        maxLength={maxLengths.reference}
        value={paper}
        onChange={({ target }) => setPaper(target.value)}
      />
    </StockForm>
  )
}
