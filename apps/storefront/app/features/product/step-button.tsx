import type { useHoldRepeat } from './use-hold-repeat.ts'

interface StepButtonProps {
  label: string
  /** An icon of `icon.css`. */
  icon: 'minus' | 'plus' | 'trash'
  disabled: boolean
  /** At the limit: still focusable, so that a keyboard does not lose its place. */
  idle: boolean
  handlers: ReturnType<typeof useHoldRepeat>
}

/** Minus, plus, or the bin of a stepper. */
export function StepButton({ label, icon, disabled, idle, handlers }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      aria-disabled={idle || undefined}
      {...handlers}
      className={`icon icon-${icon}`}
    />
  )
}
