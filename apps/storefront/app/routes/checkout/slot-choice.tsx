import type { Slot, SlotDay } from '@tsiran/contract/delivery'
import { RadioCard } from '@tsiran/ui/checkbox'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { FormSection } from './form-section.tsx'
import { readSlot, slotValue } from './slot-values.ts'

interface SlotChoiceProps {
  /** Of the slots' radios; `<name>Day` is that of the days'. */
  name: 'slot' | 'pickupSlot'
  title: string
  days: readonly SlotDay[]
  /** The radio that was chosen before; the next open slot where it is closed by now. */
  chosen: string
  error: string | undefined
  /** Focuses the checked slot. */
  focus: boolean
  className: string
}

/** Shows the slots of the day whose radio is checked, also without scripts. */
const shownBy = [
  'group-has-[[data-day="0"]:checked]/days:grid',
  'group-has-[[data-day="1"]:checked]/days:grid',
  'group-has-[[data-day="2"]:checked]/days:grid',
  'group-has-[[data-day="3"]:checked]/days:grid',
  'group-has-[[data-day="4"]:checked]/days:grid',
  'group-has-[[data-day="5"]:checked]/days:grid',
  'group-has-[[data-day="6"]:checked]/days:grid',
  'group-has-[[data-day="7"]:checked]/days:grid',
  'group-has-[[data-day="8"]:checked]/days:grid',
  'group-has-[[data-day="9"]:checked]/days:grid',
  'group-has-[[data-day="10"]:checked]/days:grid',
  'group-has-[[data-day="11"]:checked]/days:grid',
  'group-has-[[data-day="12"]:checked]/days:grid',
  'group-has-[[data-day="13"]:checked]/days:grid',
  'group-has-[[data-day="14"]:checked]/days:grid',
]

/** The slot that a form begins with: the one chosen before while it is open, else the next open one. */
export function beginSlot(days: readonly SlotDay[], chosen: string): string {
  const open = days.flatMap(({ day, slots }) =>
    slots.filter((slot) => slot.open).map((slot) => slotValue({ day, ...slot })),
  )
  const id = readSlot(chosen)?.id
  return open.find((value) => readSlot(value)?.id === id) ?? open[0] ?? ''
}

/** Checks the first open slot of a day that was just chosen; other fields change nothing. */
export function followDay(field: EventTarget): void {
  if (!(field instanceof HTMLInputElement) || !field.matches('[data-day]')) return
  const name = field.name.replace(/Day$/, '')
  const first = [...(field.form?.elements ?? [])].find(
    (other): other is HTMLInputElement =>
      other instanceof HTMLInputElement &&
      other.name === name &&
      !other.disabled &&
      other.value.startsWith(field.value),
  )
  if (first) first.checked = true
}

/** Days, and the slots of the chosen one with what they cost or why they are closed. */
export function SlotChoice({
  name,
  title,
  days,
  chosen,
  error,
  focus,
  className,
}: SlotChoiceProps) {
  const t = useMessages()
  const slot = beginSlot(days, chosen)
  const day = readSlot(slot)?.day ?? days[0]?.day
  return (
    <FormSection title={title} className={className} data-slots={name}>
      {slot === '' && <p className="mb-3 text-red">{t('checkout.slotNone')}</p>}
      <div className="group/days grid gap-4">
        <div
          role="radiogroup"
          aria-label={t('checkout.slotDay')}
          className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
        >
          {days.map((one, index) => (
            <DayChip
              key={one.day}
              name={`${name}Day`}
              day={one}
              index={index}
              checked={one.day === day}
            />
          ))}
        </div>
        {days.map((one, index) => (
          <div
            key={one.day}
            role="radiogroup"
            aria-label={`${t('checkout.slotTime')}${t('shell.colon')} ${one.label}`}
            className={`hidden grid-cols-2 gap-3 sm:grid-cols-3 ${shownBy[index] ?? 'grid'}`}
          >
            {one.slots.map((each) => (
              <SlotCard
                key={each.id}
                name={name}
                value={slotValue({ day: one.day, ...each })}
                slot={each}
                begin={slot}
                focus={focus}
              />
            ))}
          </div>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-3 text-sm font-medium text-red">
          {error}
        </p>
      )}
    </FormSection>
  )
}

interface DayChipProps {
  name: string
  day: SlotDay
  index: number
  checked: boolean
}

/** `Monday, 23 November` on two lines. */
function DayChip({ name, day: { day, label }, index, checked }: DayChipProps) {
  const [weekday, ...date] = label.split(', ')
  return (
    <label className="relative min-h-11 shrink-0 cursor-pointer rounded-control border border-line bg-card px-3.5 py-1.5 text-center leading-tight transition-colors duration-150 hover:border-leaf has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf">
      <input
        type="radio"
        name={name}
        value={day}
        defaultChecked={checked}
        data-day={index}
        className="sr-only"
      />
      <span className="block font-semibold">{weekday}</span>
      {date.length > 0 && <span className="block text-sm text-muted">{date.join(', ')}</span>}
    </label>
  )
}

interface SlotCardProps {
  name: string
  value: string
  slot: Slot
  /** The value of the slot that is checked at first. */
  begin: string
  focus: boolean
}

function SlotCard({ name, value, slot, begin, focus }: SlotCardProps) {
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
