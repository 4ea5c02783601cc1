import type { Locale } from '@tsiran/contract/locale'
import { formatTime, isoDay } from './dates.ts'

const languageTags: Record<Locale, string> = { hy: 'hy', ru: 'ru', en: 'en-GB' }
interface DayFormats {
  weekday: Intl.DateTimeFormat
  date: Intl.DateTimeFormat
  shortWeekday: Intl.DateTimeFormat
  shortDate: Intl.DateTimeFormat
  relative: Intl.RelativeTimeFormat
}
const formats = new Map<Locale, DayFormats>()

/** The formats of a language, made when they are first needed. */
function formatsOf(locale: Locale) {
  const known = formats.get(locale)
  if (known) return known
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[locale], { timeZone: 'UTC', ...options })
  const made = {
    weekday: format({ weekday: 'long' }),
    date: format({ day: 'numeric', month: 'long' }),
    shortWeekday: format({ weekday: 'short' }),
    shortDate: format({ day: 'numeric', month: 'short' }),
    relative: new Intl.RelativeTimeFormat(languageTags[locale], { numeric: 'auto' }),
  }
  formats.set(locale, made)
  return made
}

/** A day, `2026-11-23`, with its weekday: `Monday, 23 November`. */
export function dayLabel(day: string, locale: Locale): string {
  const noon = new Date(`${day}T12:00:00Z`)
  const { weekday, date } = formatsOf(locale)
  return `${capitalized(weekday.format(noon), locale)}, ${date.format(noon)}`
}

/** A day for narrow places: `Today, 23 Nov`, `Tomorrow, 24 Nov`, `Wed, 25 Nov`. `today` is a day as well. */
export function shortDayLabel(day: string, locale: Locale, today: string): string {
  const { shortWeekday, shortDate, relative } = formatsOf(locale)
  const [noon, todaysNoon] = [new Date(`${day}T12:00:00Z`), new Date(`${today}T12:00:00Z`)]
  const ahead = Math.round((noon.getTime() - todaysNoon.getTime()) / dayMs)
  const name =
    ahead === 0 || ahead === 1 ? relative.format(ahead, 'day') : shortWeekday.format(noon)
  return `${capitalized(name, locale)}, ${shortDate.format(noon)}`
}

const dayMs = 24 * 60 * 60 * 1000

const capitalized = (name: string, locale: Locale): string =>
  `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)}`

/** The hours of a slot in Yerevan: `10:00–12:00`. */
export const hoursLabel = (startsAt: string | Date, endsAt: string | Date): string =>
  `${formatTime(startsAt)}–${formatTime(endsAt)}`

/** Day and hours of a slot in Yerevan: `Monday, 23 November, 10:00–12:00`. */
export const slotLabel = (
  { starts_at, ends_at }: { starts_at: string | Date; ends_at: string | Date },
  locale: Locale,
): string => `${dayLabel(isoDay(starts_at), locale)}, ${hoursLabel(starts_at, ends_at)}`
