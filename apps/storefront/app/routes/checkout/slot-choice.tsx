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

/** Scrolls each row of days of a form to the checked one. */
export function showCheckedDays(form: HTMLFormElement): void {
  for (const day of form.querySelectorAll('[data-day]:checked')) {
    const [chip, row] = [day.closest('label'), day.closest('[role=radiogroup]')]
    if (!chip || !row) continue
    const [at, within] = [chip.getBoundingClientRect(), row.getBoundingClientRect()]
    if (at.left < within.left || at.right > within.right)
      row.scrollLeft += at.left - within.left - (within.width - at.width) / 2
  }
}

/** A row of days, and the slots of the chosen one with what they cost or why they are closed. */
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
          className="-mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:grid sm:grid-cols-7 sm:px-0"
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
            className={`hidden grid-cols-2 gap-3 not-supports-[selector(:has(*))]:grid sm:grid-cols-3 ${shownBy[index] ?? 'grid'}`}
          >
            <p aria-hidden className="col-span-full font-semibold">
              {one.label}
            </p>
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

/** `Today, 23 Nov` on two lines; of a day without an open slot, why. */
function DayChip({ name, day: { day, label, short_label, slots }, index, checked }: DayChipProps) {
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
