import type { OpenDay } from '@tsiran/contract/channel'
import { Checkbox } from '@tsiran/ui/checkbox'
import { controlClass } from '@tsiran/ui/control'
import { useMessages } from '../../platform/i18n/language.tsx'

type Days = readonly (OpenDay | null)[]

const usual: OpenDay = { opens: '09:00', closes: '21:00' }
const dayNames = ['day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7'] as const

interface HoursFieldProps {
  value: Days
  onChange: (days: (OpenDay | null)[]) => void
  error: string | undefined
}

/** When the shop is open on each day of the week; none at all until it is switched on. */
export function HoursField({ value, onChange, error }: HoursFieldProps) {
  const t = useMessages()
  const set = (at: number, day: OpenDay | null) =>
    onChange(value.map((other, index) => (index === at ? day : other)))
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">{t('settings.shop.hours')}</legend>
      <Checkbox
        label={t('settings.shop.showHours')}
        checked={value.length > 0}
        onChange={({ target }) =>
          onChange(target.checked ? dayNames.map(() => ({ ...usual })) : [])
        }
      />
      {value.map((day, at) => {
        const name = t(`settings.shop.days.${dayNames[at]!}`)
        const time = (part: 'opens' | 'closes') => (
          <input
            type="time"
            required
            aria-label={t(`settings.shop.${part}`, { day: name })}
            value={day?.[part] === '24:00' ? '23:59' : (day?.[part] ?? '')}
            onChange={({ target }) => day && set(at, { ...day, [part]: target.value })}
            className={`${controlClass} w-36!`}
          />
        )
        return (
          <div key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Checkbox
              className="w-40"
              label={name}
              checked={day !== null}
              onChange={({ target }) => set(at, target.checked ? { ...usual } : null)}
            />
            {day ? (
              <span className="flex items-center gap-2">
                {time('opens')} – {time('closes')}
              </span>
            ) : (
              <span className="text-muted">{t('settings.shop.closed')}</span>
            )}
          </div>
        )
      })}
      {error && <p className="text-sm font-medium text-red">{error}</p>}
    </fieldset>
  )
}
