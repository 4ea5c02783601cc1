import type { Locale } from '@tsiran/contract/locale'
import { formatTime, isoDay } from './dates.ts'

const languageTags: Record<Locale, string> = { hy: 'hy', ru: 'ru', en: 'en-GB' }
const formats = new Map<Locale, { weekday: Intl.DateTimeFormat; date: Intl.DateTimeFormat }>()

/** The formats of a language, made when they are first needed. */
function formatsOf(locale: Locale) {
  const known = formats.get(locale)
  if (known) return known
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[locale], { timeZone: 'UTC', ...options })
  const made = {
    weekday: format({ weekday: 'long' }),
    date: format({ day: 'numeric', month: 'long' }),
  }
  formats.set(locale, made)
  return made
}

/** A day, `2026-11-23`, with its weekday: `Monday, 23 November`. */
export function dayLabel(day: string, locale: Locale): string {
  const noon = new Date(`${day}T12:00:00Z`)
  const { weekday, date } = formatsOf(locale)
  const name = weekday.format(noon)
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)}, ${date.format(noon)}`
}

/** The hours of a slot in Yerevan: `10:00–12:00`. */
export const hoursLabel = (startsAt: string | Date, endsAt: string | Date): string =>
  `${formatTime(startsAt)}–${formatTime(endsAt)}`

/** Day and hours of a slot in Yerevan: `Monday, 23 November, 10:00–12:00`. */
export const slotLabel = (
  { starts_at, ends_at }: { starts_at: string | Date; ends_at: string | Date },
  locale: Locale,
): string => `${dayLabel(isoDay(starts_at), locale)}, ${hoursLabel(starts_at, ends_at)}`
