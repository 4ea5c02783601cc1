import { useLayoutEffect, useRef, type ClipboardEvent, type ComponentProps } from 'react'
import { controlClass } from '../control.tsx'
import { FieldFrame, type FieldFrameProps } from '../field.tsx'
import { caretAfterGrouping, groupDigits, parseWholeNumber } from './whole-number.tsx'

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'id' | keyof FieldFrameProps
>

export interface MoneyFieldProps extends FieldFrameProps, InputProps {
  /** Whole drams; null where the field is empty. */
  value: number | null
  onChange: (drams: number | null) => void
  /** The unit after the figures. */
  unit?: string
}

const maxDigits = 12

/** An amount of drams: digits are grouped while they are typed, a pasted price keeps its value, there are no decimals. */
export function MoneyField({
  label,
  hint,
  error,
  className,
  value,
  onChange,
  unit = '֏',
  ...input
}: MoneyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const digitsBehind = useRef<number | null>(null)
  const shown = value === null ? '' : groupDigits(String(value))
  useLayoutEffect(() => {
    if (digitsBehind.current === null || document.activeElement !== field.current) return
    const caret = caretAfterGrouping(shown, digitsBehind.current)
    field.current?.setSelectionRange(caret, caret)
    digitsBehind.current = null
  })
  const take = (text: string, caret: number) => {
    digitsBehind.current = text.slice(caret).replace(/\D/g, '').length
    const digits = text.replace(/\D/g, '').slice(0, maxDigits)
    onChange(digits === '' ? null : Number(digits))
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const pasted = parseWholeNumber(event.clipboardData.getData('text'))
    if (pasted === null || pasted === undefined) return
    const { value: text, selectionStart, selectionEnd } = event.currentTarget
    const before = text.slice(0, selectionStart ?? text.length) + String(pasted)
    take(before + text.slice(selectionEnd ?? text.length), before.length)
  }
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(described) => (
        <span className="relative block">
          <input
            {...input}
            {...described}
            ref={field}
            inputMode="numeric"
            autoComplete="off"
            value={shown}
            onChange={({ target }) =>
              take(target.value, target.selectionStart ?? target.value.length)
            }
            onPaste={paste}
            className={`${controlClass} pr-9 text-right tabular-nums`}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted"
          >
            {unit}
          </span>
        </span>
      )}
    </FieldFrame>
  )
}
