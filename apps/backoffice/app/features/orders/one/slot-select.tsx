import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useMessages } from '../../../platform/i18n/language.tsx'

/** A day's open slots, a line of text each. */
export interface OpenDay {
  label: string
  slots: { id: number; text: string }[]
}

interface SlotSelectProps {
  days: readonly OpenDay[]
  /** What is said where there are none. */
  none: string
  value: number | undefined
  onChange: (slot: number | undefined) => void
}

/** The open slots of a zone, by days. */
export function SlotSelect({ days, none, value, onChange }: SlotSelectProps) {
  const t = useMessages()
  if (days.length === 0) return <p className="text-muted">{none}</p>
  return (
    <FieldFrame label={t('orders.newSlot')} hint={t('orders.buyerMailed')}>
      {(described) => (
        <Select
          {...described}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value ? Number(target.value) : undefined)}
        >
          <option value="">—</option>
          {days.map(({ label, slots }) => (
            <optgroup key={label} label={label}>
              {slots.map(({ id, text }) => (
                <option key={id} value={id}>
                  {text}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
