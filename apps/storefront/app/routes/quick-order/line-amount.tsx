import type { OrderRow } from '@tsiran/contract/quick-order-shapes'
import { useState } from 'react'
import { QuantityStepper } from '../../features/product/quantity-stepper.tsx'
import { pieceRule } from '../../features/product/quantity.ts'

/** The quantity: editable where the product is available, else as it was written. */
export function LineAmount({
  row,
  name,
  onChange,
}: {
  row: OrderRow
  name: string
  onChange: () => void
}) {
  const [draft, setDraft] = useState<{ of: OrderRow; quantity: number }>()
  const { goods: variant, asked, written } = row
  if (!variant || row.quantity === 0) {
    return (
      <>
        <input type="hidden" name="quantity" value={asked ?? written} />
        <p className="text-muted tabular-nums sm:text-center">
          {asked === null ? written : `× ${asked}`}
        </p>
      </>
    )
  }
  const change = (quantity: number) => {
    setDraft({ of: row, quantity })
    onChange()
  }
  const value = draft?.of === row ? draft.quantity : row.quantity
  return <QuantityStepper name={name} value={value} rule={pieceRule(variant)} onChange={change} />
}
