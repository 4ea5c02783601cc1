import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { ReactNode } from 'react'
import { useBlockTexts } from '../block-texts.tsx'
import { FieldFrame, type FieldFrameProps } from '../field.tsx'
import { useTouch } from '../touch.tsx'

export interface QuantityFieldProps extends FieldFrameProps {
  /** Pieces or grams; null where the field is empty. */
  value: number | null
  onChange: (quantity: number | null) => void
  min?: number
  max?: number
  /** What a press on a button adds. */
  step?: number
  /** The unit after the figure: pcs, g. */
  unit?: ReactNode
  disabled?: boolean
}

const button =
  'grid h-full w-11 shrink-0 cursor-pointer place-items-center text-leaf hover:bg-leaf-soft disabled:cursor-not-allowed disabled:text-muted/60'
const maxDigits = 9

/** A whole quantity with buttons for less and more; the arrow keys do the same. */
export function QuantityField(props: QuantityFieldProps) {
  const {
    label,
    hint,
    error,
    className,
    value,
    onChange,
    min = 0,
    max = 999_999_999,
    step = 1,
    unit,
    disabled,
  } = props
  const { quantity: texts } = useBlockTexts()
  const touch = useTouch()
  const add = (by: number) => {
    touch()
    onChange(Math.min(max, Math.max(min, (value ?? 0) + by)))
  }
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(described) => (
        <span className="inline-flex h-11 max-md:h-11.5 w-fit items-center overflow-hidden rounded-control border border-edge bg-card focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-leaf has-aria-invalid:border-red">
          <button
            type="button"
            aria-label={texts.less}
            disabled={disabled || (value ?? 0) <= min}
            onClick={() => add(-step)}
            className={button}
          >
            <IconMinus size={18} aria-hidden />
          </button>
          <input
            {...described}
            role="spinbutton"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value ?? undefined}
            inputMode="numeric"
            autoComplete="off"
            disabled={disabled}
            value={value ?? ''}
            onChange={({ target }) => {
              const digits = target.value.replace(/\D/g, '').slice(0, maxDigits)
              onChange(digits === '' ? null : Math.min(max, Number(digits)))
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
              event.preventDefault()
              add(event.key === 'ArrowUp' ? step : -step)
            }}
            onBlur={() => value !== null && value < min && onChange(min)}
            className="h-full w-16 bg-transparent text-center text-base tabular-nums outline-none"
          />
          {unit && <span className="pr-2 text-muted">{unit}</span>}
          <button
            type="button"
            aria-label={texts.more}
            disabled={disabled || (value ?? 0) >= max}
            onClick={() => add(step)}
            className={button}
          >
            <IconPlus size={18} aria-hidden />
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
