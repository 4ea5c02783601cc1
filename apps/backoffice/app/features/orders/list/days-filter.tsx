import { controlClass } from '@tsiran/ui/control'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { dayPresets, dayRange } from './day-range.ts'

interface DaysFilterProps {
  from: string
  until: string
  set: (values: Record<string, string>) => void
}

/** Chooses the days of a list: by a preset, or from one day to another. */
export function DaysFilter({ from, until, set }: DaysFilterProps) {
  const t = useMessages()
  const now = new Date()
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-1.5">
        {dayPresets.map((preset) => {
          const [first, last] = dayRange(preset, now)
          return (
            <button
              key={preset}
              type="button"
              aria-pressed={first === from && last === until}
              onClick={() => set({ date_from: first, date_to: last })}
              className="min-h-9 cursor-pointer rounded-full border border-edge px-3 text-sm hover:border-leaf aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:font-semibold max-md:min-h-11"
            >
              {t(`orders.days.${preset}`)}
            </button>
          )
        })}
      </div>
      <Day label={t('orders.days.from')} name="date_from" value={from} set={set} />
      <Day label={t('orders.days.until')} name="date_to" value={until} set={set} />
    </div>
  )
}

interface DayProps {
  label: string
  name: string
  value: string
  set: (values: Record<string, string>) => void
}

function Day({ label, name, value, set }: DayProps) {
  return (
    <label className="grid gap-1 text-sm">
      {label}
      <input
        type="date"
        // Typed by its parts: the list follows when the day is whole.
        key={value}
        defaultValue={value}
        onBlur={({ target }) => target.value !== value && set({ [name]: target.value })}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        className={controlClass}
      />
    </label>
  )
}
