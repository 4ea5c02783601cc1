import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { openSpans } from './opening-hours.ts'
import { useShop } from './shop.ts'

const dayKeys = [
  'hours.day1',
  'hours.day2',
  'hours.day3',
  'hours.day4',
  'hours.day5',
  'hours.day6',
  'hours.day7',
] as const

/** When the shop is open, as lines of a list; nothing where the merchant wrote no hours. */
export function HoursList() {
  const t = useMessages()
  const { openingHours } = useShop()
  if (openingHours.length === 0) return null
  const name = (day: number) => t(dayKeys[day - 1]!)
  return (
    <div className="flex gap-2 py-2.5">
      <IconClock size={18} aria-hidden className="mt-0.5 shrink-0" />
      <ul aria-label={t('hours.title')}>
        {openSpans(openingHours).map(({ from, to, day }) => (
          <li key={from} className="tabular-nums">
            {t('hours.row', {
              days: from === to ? name(from) : `${name(from)}–${name(to)}`,
              hours: day ? `${day.opens}–${day.closes}` : t('hours.closed'),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
