import { FieldFrame } from '@tsiran/ui/field'
import { LeaveQuestion } from '@tsiran/ui/save-bar/leave-question'
import { Select } from '@tsiran/ui/select'
import { useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { VariantStock } from './variant-stock.tsx'

interface StockPanelProps {
  /** A product's variants; `label` is its options. */
  variants: readonly { id: number; label: string }[]
}

/** The stock of a product, one variant at a time: numbers, place, lots and movements, with the ways to change them. */
export function StockPanel({ variants }: StockPanelProps) {
  const t = useMessages()
  const [chosen, setChosen] = useState(variants[0]?.id)
  const [isTyped, setIsTyped] = useState(false)
  // A variant that is chosen while something is typed of the one before.
  const [asked, setAsked] = useState<number>()
  const choose = (variant: number | undefined) => {
    setAsked(undefined)
    setIsTyped(false)
    setChosen(variant)
  }
  const id = variants.some((variant) => variant.id === chosen) ? chosen : variants[0]?.id
  if (id === undefined) return null
  return (
    <div className="grid gap-5">
      {variants.length > 1 && (
        <FieldFrame label={t('stock.variant')} className="max-w-100">
          {(described) => (
            <Select
              {...described}
              value={id}
              onChange={({ target }) => (isTyped ? setAsked : choose)(Number(target.value))}
            >
              {variants.map((variant) => (
                <option key={variant.id} value={variant.id}>
                  {variant.label}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
      )}
      <LeaveQuestion
        open={asked !== undefined}
        onLeave={() => choose(asked)}
        onStay={() => setAsked(undefined)}
      />
      <VariantStock key={id} id={id} onTyped={setIsTyped} />
    </div>
  )
}
