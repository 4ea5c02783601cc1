import { RadioCard } from '@tsiran/ui/checkbox'
import type { ReactNode } from 'react'

interface MethodCardProps {
  name: string
  value: string
  checked: boolean
  disabled?: boolean
  /** Hides the fields of a delivery, by CSS. */
  pickup?: boolean
  title: string
  description: string
  note?: string
  children?: ReactNode
}

/** A radio of a method with its title, price or picture, and notes. */
export function MethodCard({
  name,
  value,
  checked,
  disabled,
  pickup,
  title,
  description,
  note,
  children,
}: MethodCardProps) {
  const label = (
    <span className="flex items-center justify-between gap-4">
      {title}
      {children}
    </span>
  )
  return (
    <RadioCard
      name={name}
      value={value}
      defaultChecked={checked}
      disabled={disabled}
      data-pickup={pickup || undefined}
      label={label}
    >
      {description && <span className="block text-sm text-muted">{description}</span>}
      {note && <span className="block text-sm font-semibold tabular-nums">{note}</span>}
    </RadioCard>
  )
}

/** Why a choice is refused; nothing without an error. */
export function ChoiceError({ text }: { text?: string }) {
  if (!text) return null
  return (
    <p role="alert" className="mt-2 text-sm font-medium text-red">
      {text}
    </p>
  )
}
