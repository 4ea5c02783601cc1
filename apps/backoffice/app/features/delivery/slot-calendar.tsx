import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { AdminSlot } from '@tsiran/contract/admin/slots'
import { useMedia } from '@tsiran/ui/use-media'
import { useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { SlotDialog } from './slot-dialog.tsx'
import { useDays } from './use-days.ts'

interface SlotCalendarProps {
  zone: string
  slots: readonly AdminSlot[]
  mayWrite: boolean
}

/** The slots of a zone, day by day, with the places that are taken. On a phone the days fold, the first one open. */
export function SlotCalendar({ zone, slots, mayWrite }: SlotCalendarProps) {
  const t = useMessages()
  const wide = useMedia('(width >= 640px)')
  const { weekdayOf, dateOf, writeDay } = useDays()
  const [chosen, setChosen] = useState<AdminSlot>()
  const byDay = Map.groupBy(slots, ({ day }) => day)
  return (
    <>
      <ul
        aria-label={t('delivery.slotsOf', { zone })}
        className="grid gap-3 max-sm:gap-1.5 sm:grid-cols-2 md:grid-cols-4 xl:grid-cols-7"
      >
        {[...byDay].map(([day, ofDay], index) => {
          const list = (
            <ul className="grid gap-1.5 max-sm:grid-cols-2">
              {ofDay.map((slot) => (
                <li key={slot.id}>
                  <SlotButton slot={slot} mayWrite={mayWrite} choose={() => setChosen(slot)} />
                </li>
              ))}
            </ul>
          )
          return (
            <li
              key={day}
              className="rounded-card border border-line bg-card px-2.5 sm:py-2.5 max-sm:has-open:pb-2.5"
            >
              {wide ? (
                <>
                  <h3 className="mb-2 font-semibold">
                    {weekdayOf(day)} <span className="block text-muted">{dateOf(day)}</span>
                  </h3>
                  {list}
                </>
              ) : (
                <details open={index === 0} className="group">
                  <summary className="flex min-h-11 cursor-pointer items-center gap-2">
                    <IconChevronRight
                      aria-hidden
                      className="size-4 text-muted group-open:rotate-90"
                    />
                    <h3 className="font-semibold">{writeDay(day)}</h3>
                    <span className="ml-auto tabular-nums">
                      {t('delivery.taken', placesOf(ofDay))}
                    </span>
                  </summary>
                  {list}
                </details>
              )}
            </li>
          )
        })}
      </ul>
      {chosen && (
        <SlotDialog
          slot={chosen}
          title={`${zone}, ${writeDay(chosen.day)}, ${chosen.label}`}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}

/** Orders of a day's slots, and those that its open slots have places for. */
const placesOf = (slots: readonly AdminSlot[]) => ({
  taken: slots.reduce((sum, { taken }) => sum + taken, 0),
  capacity: slots.reduce(
    (sum, { closed, taken, capacity }) => sum + (closed ? taken : capacity),
    0,
  ),
})

interface SlotButtonProps {
  slot: AdminSlot
  mayWrite: boolean
  choose: () => void
}

function SlotButton({ slot, mayWrite, choose }: SlotButtonProps) {
  const t = useMessages()
  const { label, capacity, taken, closed, by_hand: byHand } = slot
  const isFull = taken >= capacity
  const notes = [
    closed ? t('delivery.closed') : isFull && t('delivery.full'),
    byHand && t('delivery.byHand'),
    !closed && Date.parse(slot.cutoff_at) < Date.now() && t('delivery.over'),
  ].filter(Boolean)
  return (
    <button
      type="button"
      disabled={!mayWrite}
      onClick={choose}
      className={`min-h-11 w-full cursor-pointer rounded-control border px-2.5 py-1.5 text-left hover:border-leaf disabled:cursor-default ${closed ? 'border-dashed border-edge bg-line/40' : isFull ? 'border-apricot bg-apricot-light/40' : 'border-edge'}`}
    >
      <span className="block font-semibold whitespace-nowrap tabular-nums">{label}</span>
      <span className="block text-sm">
        {t('delivery.taken', { taken, capacity })}
        {notes.length > 0 && <span className="block text-muted">{notes.join(', ')}</span>}
      </span>
      <span aria-hidden className="mt-1 block h-1 overflow-hidden rounded-full bg-line">
        <span
          className={`block h-full ${isFull ? 'bg-apricot' : 'bg-leaf'}`}
          style={{ width: `${capacity === 0 ? 0 : Math.round((taken / capacity) * 100)}%` }}
        />
      </span>
    </button>
  )
}
