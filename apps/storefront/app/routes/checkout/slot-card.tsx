import type { Slot } from '@tsiran/contract/delivery'
import { RadioCard } from '@tsiran/ui/checkbox'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

interface SlotCardProps {
  name: string
  value: string
  slot: Slot
  /** The value of the slot that is checked at first. */
  begin: string
  focus: boolean
}

/** A radio of a slot with its fee, or with the reason why it is closed. */
export function SlotCard({ name, value, slot, begin, focus }: SlotCardProps) {
  const t = useMessages()
  const { label, fee, formated_fee, open, reason, reason_text } = slot
  const note = open
    ? fee > 0 && `+ ${formated_fee}`
    : reason_text || t(`checkout.slotClosed.${reason ?? 'closed'}`)
  return (
    <RadioCard
      name={name}
      value={value}
      defaultChecked={value === begin}
      autoFocus={focus && value === begin}
      disabled={!open}
      label={<span className="whitespace-nowrap tabular-nums">{label}</span>}
    >
      {note && (
        <span className="block text-sm text-muted wrap-break-word tabular-nums">{note}</span>
      )}
    </RadioCard>
  )
}
