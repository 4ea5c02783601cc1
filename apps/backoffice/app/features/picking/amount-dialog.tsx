import type { PickWeight } from '@tsiran/contract/admin/pick-line-shapes'
import { gramStep, maxGrams } from '@tsiran/contract/admin/picking-lines'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { Checkbox } from '@tsiran/ui/checkbox'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import { useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useCan } from '../session/me-query.ts'
import { WeightKeypad } from './weight-keypad.tsx'
import { gramsRange, isWithin, priceOf } from './weights.ts'

export interface Amount {
  quantity: number
  grams?: number
  agreed?: boolean
}

interface AmountDialogProps {
  title: string
  weighed: PickWeight | null
  /** Pieces or portions. */
  value: { quantity: number; grams: number | null }
  min: number
  max: number
  /** The buyer has to be asked, whatever the weight. */
  needsConsent?: boolean
  onSave: (amount: Amount) => void
  onClose: () => void
}

/** Asks how many pieces there are, or what they weigh. */
export function AmountDialog(props: AmountDialogProps) {
  const { title, weighed, value, min, max, needsConsent = false, onSave, onClose } = props
  const t = useMessages()
  const mayDecide = useCan()('orders.write')
  const [quantity, setQuantity] = useState(value.quantity)
  const [typed, setTyped] = useState(value.grams)
  const [agreed, setAgreed] = useState(false)
  // The buyer agreed to one amount, not to another.
  const changeQuantity = (next: number) => {
    setQuantity(next)
    setAgreed(false)
  }
  const changeGrams = (next: number) => {
    setTyped(next)
    setAgreed(false)
  }
  const grams = typed ?? (weighed ? weighed.portion_grams * quantity : 0)
  const isOutside = weighed !== null && !isWithin(weighed, quantity, grams)
  const asks = needsConsent || isOutside
  const isWhole = !weighed || (grams >= gramStep && grams % gramStep === 0)
  const isReady = isWhole && quantity >= min && (!asks || agreed || mayDecide)
  return (
    <FormDialog title={title} onClose={onClose} changed={typed !== value.grams}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) onSave({ quantity, ...(weighed && { grams }), ...(agreed && { agreed }) })
        }}
      >
        {max > 1 && (
          <QuantityField
            label={t(weighed ? 'picking.portions' : 'picking.pieces')}
            value={quantity}
            min={min}
            max={max}
            onChange={(next) => changeQuantity(next ?? min)}
          />
        )}
        {weighed && (
          <>
            <p className="text-lg">{t('picking.weightOf', gramsRange(weighed, quantity))}</p>
            <QuantityField
              label={t('picking.grams')}
              hint={t('picking.gramSteps', { step: gramStep })}
              value={grams}
              step={gramStep}
              max={maxGrams}
              onChange={(next) => changeGrams(next ?? 0)}
            />
            <WeightKeypad grams={grams} onChange={changeGrams} />
            <p className="text-xl font-bold tabular-nums" aria-live="polite">
              {formatMoney(priceOf(weighed, grams))}
            </p>
          </>
        )}
        {isOutside && <p className="font-semibold text-red">{t('picking.outside')}</p>}
        {asks && (
          <Checkbox
            label={t('picking.agreed')}
            checked={agreed}
            onChange={({ target }) => setAgreed(target.checked)}
          />
        )}
        <Button type="submit" className="min-h-14" disabled={!isReady}>
          {t('picking.save')}
        </Button>
      </form>
    </FormDialog>
  )
}
