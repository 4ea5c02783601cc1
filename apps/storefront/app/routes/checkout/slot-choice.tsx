import type { SlotDay } from '@tsiran/contract/delivery'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { FormSection } from './form-section.tsx'
import { readSlot, slotValue } from './slot-values.ts'
import { DayChip } from './slot-day-chip.tsx'
import { SlotCard } from './slot-card.tsx'

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
