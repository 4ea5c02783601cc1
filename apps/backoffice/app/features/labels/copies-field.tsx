import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import { useState, type ReactNode } from 'react'

interface CopiesFieldProps {
  label: ReactNode
  hint?: string
  value: number
  max: number
  onChange: (value: number) => void
}

/** A number from 1 on; one that is being typed may be empty, and changes nothing until it is not. */
export function CopiesField({ value, onChange, ...field }: CopiesFieldProps) {
  const [isEmpty, setEmpty] = useState(false)
  return (
    <QuantityField
      {...field}
      min={1}
      value={isEmpty ? null : value}
      onChange={(typed) => {
        setEmpty(!typed)
        if (typed) onChange(typed)
      }}
    />
  )
}
