import { formatDate, isoDay } from '@tsiran/i18n/dates'
import { controlClass } from '@tsiran/ui/control'
import { useMessages } from '../../../platform/i18n/language.tsx'

/** The day of a time in an address; the text itself where it is none. */
export const writeDay = (time: string): string =>
  Number.isNaN(Date.parse(time)) ? time : formatDate(time)

interface SinceFieldProps {
  /** ISO 8601; empty for any time. */
  since: string
  set: (values: { changed_since: string }) => void
}

/** Chooses the day in Yerevan since whose beginning products were changed. */
export function SinceField({ since, set }: SinceFieldProps) {
  const t = useMessages()
  const day = Number.isNaN(Date.parse(since)) ? '' : isoDay(since)
  const choose = (chosen: string) =>
    chosen !== day && set({ changed_since: chosen && `${chosen}T00:00:00+04:00` })
  return (
    <label className="grid gap-1 text-sm">
      {t('products.changedSince')}
      <input
        type="date"
        // Typed by its parts: the list follows when the day is whole.
        key={day}
        defaultValue={day}
        onBlur={({ target }) => choose(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        className={controlClass}
      />
    </label>
  )
}
