import { Field } from '@tsiran/ui/field'
import { MoneyField } from '@tsiran/ui/number-fields/money-field'
import { QuantityField } from '@tsiran/ui/number-fields/quantity-field'
import type { ReactNode } from 'react'
import { useController, useFormContext, type FieldError, type FieldPath } from 'react-hook-form'
import type { ProductValues } from './product-values.ts'
import type { VariantValues } from './variant-values.ts'

type RowField = keyof VariantValues
/** The name of a field: a part of the product, or `rows.v12.price` of one of its variants. */
type FieldName = keyof ProductValues | `rows.${string}.${RowField}`
type ValueOf<Name extends FieldName> = Name extends keyof ProductValues
  ? ProductValues[Name]
  : Name extends `rows.${string}.${infer Field extends RowField}`
    ? VariantValues[Field]
    : never
/** The names of the fields that hold such a value. */
type NameOf<Value> =
  | { [K in keyof ProductValues]: ProductValues[K] extends Value ? K : never }[keyof ProductValues]
  | { [K in RowField]: VariantValues[K] extends Value ? `rows.${string}.${K}` : never }[RowField]

/** One field of the product's form: its value, how to set it, and what is wrong with it. Others are not drawn again. */
export function useProductField<Name extends FieldName>(name: Name) {
  const { control, clearErrors } = useFormContext<ProductValues>()
  const path = name as FieldPath<ProductValues>
  const { field, fieldState } = useController({ control, name: path })
  return {
    value: field.value as ValueOf<Name>,
    error: fieldState.error?.message,
    /** Messages of the parts of a text, by language. */
    parts: fieldState.error as Partial<Record<string, FieldError>> | undefined,
    set: (value: ValueOf<Name>) => {
      field.onChange(value)
      if (fieldState.error) clearErrors(path)
    },
  }
}

export interface Common {
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
  className?: string
}

interface TextProps extends Common {
  name: NameOf<string>
  maxLength?: number
  required?: boolean
}

/** A line of text. */
export function FormText({ name, required, ...props }: TextProps) {
  const { value, error, set } = useProductField(name)
  return (
    <Field
      {...props}
      name={name}
      value={value}
      error={error}
      aria-required={required || undefined}
      autoComplete="off"
      onChange={({ target }) => set(target.value)}
    />
  )
}

interface NumberProps extends Common {
  name: NameOf<number | null>
}

/** Drams. */
export function FormMoney({ name, ...props }: NumberProps) {
  const { value, error, set } = useProductField(name)
  return <MoneyField {...props} name={name} value={value} error={error} onChange={set} />
}

/** A whole quantity; `unit` stands after it. */
export function FormQuantity({
  name,
  ...props
}: NumberProps & { unit?: ReactNode; min?: number; max?: number; step?: number }) {
  const { value, error, set } = useProductField(name)
  return <QuantityField {...props} value={value} error={error} onChange={set} />
}
