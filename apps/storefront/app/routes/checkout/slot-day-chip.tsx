import type { Slot, SlotDay } from '@tsiran/contract/delivery'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

interface DayChipProps {
  name: string
  day: SlotDay
  index: number
  checked: boolean
}

/** `Today, 23 Nov` on two lines; of a day without an open slot, why. */
export function DayChip({
  name,
  day: { day, label, short_label, slots },
  index,
  checked,
}: DayChipProps) {
  const t = useMessages()
  const [weekday, ...date] = short_label.split(', ')
  const closed = slots.some(({ open }) => open)
    ? undefined
    : t(`checkout.slotClosed.${closedReason(slots)}`)
  return (
    <label
      className={`relative grid min-h-14 min-w-18 shrink-0 content-center cursor-pointer snap-start rounded-control border border-line px-2 py-1.5 text-center text-sm leading-tight transition-colors duration-150 hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf sm:min-w-0 ${closed ? 'border-dashed bg-cream text-muted' : 'bg-card'}`}
    >
      <input
        type="radio"
        name={name}
        value={day}
        aria-label={closed ? `${label}, ${closed}` : label}
        defaultChecked={checked}
        data-day={index}
        className="sr-only"
      />
      <span className="block font-semibold">{weekday}</span>
      <span className="block text-muted">{date.join(', ')}</span>
      {closed && <span className="block text-xs">{closed}</span>}
    </label>
  )
}

/** Why a day has no open slot: full where one is, else too late, else closed. */
const closedReason = (slots: readonly Slot[]) =>
  (['full', 'cutoff'] as const).find((one) => slots.some(({ reason }) => reason === one)) ??
  'closed'
