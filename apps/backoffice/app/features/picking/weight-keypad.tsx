import IconBackspace from '@tabler/icons-react/dist/esm/icons/IconBackspace.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { maxGrams } from '@tsiran/contract/admin/picking-lines'
import { Button } from '@tsiran/ui/button'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

interface WeightKeypadProps {
  grams: number
  onChange: (grams: number) => void
}

/** Types grams with one thumb, without the phone's keyboard over the dialog. The first digit replaces what is proposed. */
export function WeightKeypad({ grams, onChange }: WeightKeypadProps) {
  const t = useMessages()
  const [typed, setTyped] = useState<number>()
  // What was written into the field meanwhile is no beginning of what is typed here.
  const begun = typed === grams ? grams : 0
  const set = (next: number) => {
    if (next > maxGrams) return
    setTyped(next)
    onChange(next)
  }
  const key = (label: ReactNode, act: () => void, name?: string) => (
    <Button
      key={name ?? String(label)}
      variant="secondary"
      className="min-h-14 text-xl tabular-nums"
      aria-label={name}
      onClick={act}
    >
      {label}
    </Button>
  )
  const digit = (value: number) => key(value, () => set(begun * 10 + value))
  return (
    <div role="group" aria-label={t('picking.keypad')} className="grid grid-cols-3 gap-2">
      {digits.map(digit)}
      {key(<IconX size={24} aria-hidden />, () => set(0), t('picking.clearDigits'))}
      {digit(0)}
      {key(
        <IconBackspace size={24} aria-hidden />,
        () => set(Math.floor(grams / 10)),
        t('picking.lastDigit'),
      )}
    </div>
  )
}
