import type { StockRow } from '@tsiran/contract/admin/stock-shapes'
import { maxLengths, maxPieces } from '@tsiran/contract/limits'
import { formatNumber } from '@tsiran/i18n/money'
import { Field } from '@tsiran/ui/field'
import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import { useState } from 'react'
import { callKey } from '../../platform/api/call-key.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { StockForm } from './stock-form.tsx'
import { useStockMove } from './use-stock-move.ts'
import { signed } from './variant-name.ts'

/** Sets a variant's stock to what was counted. */
export function CountForm({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const t = useMessages()
  const [counted, setCounted] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [key] = useState(callKey)
  const move = useStockMove(row, { field: 'set', onDone: onClose })
  const { held } = row
  const submit = () =>
    counted !== null &&
    move.run({ set: counted, expected: move.qty, reason: 'count', key, note: note.trim() })
  return (
    <StockForm move={move} ready={counted !== null} onSubmit={submit} onClose={onClose}>
      <p>
        {t('stock.stock')}: <b className="tabular-nums">{formatNumber(move.qty)}</b>
      </p>
      <QuantityField
        label={t('stock.counted')}
        value={counted}
        onChange={setCounted}
        max={maxPieces}
        error={move.fieldError}
        hint={held > 0 ? t('stock.countedHint', { count: held }) : t('stock.countedHintNone')}
      />
      <p role="status" className="min-h-6 font-semibold tabular-nums">
        {counted !== null && t('stock.difference', { count: signed(counted - move.qty) })}
      </p>
      <Field
        label={t('people.note')}
        hint={t('people.noteHint')}
        maxLength={maxLengths.staffNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </StockForm>
  )
}
