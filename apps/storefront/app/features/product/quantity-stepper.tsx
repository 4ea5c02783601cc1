import type { KeyboardEvent } from 'react'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { maxQuantity, maxTypedQuantity, type QuantityRule } from './quantity.ts'
import { useHoldRepeat } from './use-hold-repeat.ts'
import { useQuantityDraft } from './use-quantity-draft.ts'
import { StepButton } from './step-button.tsx'
import { useSnapNotice } from './use-snap-notice.ts'

interface QuantityStepperProps {
  /** The product's name, for screen readers. */
  name: string
  /** The field's own label; "Quantity: {name}" when absent. */
  label?: string
  value: number
  rule: QuantityRule
  /** Called with allowed quantities, never with a half-typed one. */
  onChange: (quantity: number) => void
  /** Minus at the minimum removes the line. */
  onRemove?: () => void
  /** The text of a quantity for screen readers, with its unit. */
  describe?: (quantity: number) => string
  /** The form field's name. */
  field?: string
  disabled?: boolean
  /** In the cart already: shown in the shop's colour. */
  active?: boolean
  className?: string
}

/** Minus, a field to type into, plus. Without scripts the field alone, in a form. */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    name,
    value,
    rule,
    onChange,
    onRemove,
    describe,
    field = 'quantity',
    disabled = false,
    active = false,
    className = '',
  } = props
  const t = useMessages()
  const top = maxQuantity(rule)
  const onSnap = useSnapNotice(name, rule)
  const draft = useQuantityDraft(value, rule, { onCommit: onChange, onSnap })
  const atBottom = draft.quantity <= rule.step
  const atTop = draft.quantity >= top
  const removes = atBottom && onRemove !== undefined
  const minus = useHoldRepeat({
    press: removes ? onRemove : draft.down,
    step: draft.down,
    end: draft.settle,
  })
  const plus = useHoldRepeat({ press: draft.up, step: draft.up, end: draft.settle })

  const keys: Partial<Record<string, () => void>> = {
    ArrowUp: draft.up,
    ArrowDown: draft.down,
    PageUp: draft.farUp,
    PageDown: draft.farDown,
    Home: draft.first,
    End: draft.last,
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = keys[event.key]
    if (act) {
      event.preventDefault()
      act()
    } else if (event.key === 'Enter') draft.settle()
  }

  return (
    <div
      className={`stepper ${active ? 'stepper-active' : ''} ${disabled ? 'opacity-50' : ''} ${className}`.trim()}
    >
      <StepButton
        label={t(removes ? 'product.remove' : 'product.decrease', { name })}
        icon={removes ? 'trash' : 'minus'}
        disabled={disabled}
        idle={atBottom && !removes}
        handlers={minus}
      />
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        size={3}
        maxLength={String(maxTypedQuantity).length}
        name={field}
        aria-label={props.label ?? t('product.quantity', { name })}
        aria-valuenow={Number.isNaN(draft.quantity) ? undefined : draft.quantity}
        aria-valuetext={
          describe && !Number.isNaN(draft.quantity) ? describe(draft.quantity) : undefined
        }
        aria-valuemin={Math.min(rule.step, value)}
        aria-valuemax={top}
        disabled={disabled}
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
        onBlur={draft.settle}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => event.key in keys && draft.settle()}
      />
      <StepButton
        label={t('product.increase', { name })}
        icon="plus"
        disabled={disabled}
        idle={atTop}
        handlers={plus}
      />
    </div>
  )
}
