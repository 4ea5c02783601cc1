import type { Locale } from '@tsiran/contract/locale'
import type { SlotSnapshot } from '@tsiran/db/tables/orders'
import { formatTime, timeZone } from '@tsiran/i18n/dates'

/** A slot in Yerevan, in a language: `Monday, 23 November, 10:00–12:00`. */
export function slotLabel(
  { starts_at, ends_at }: Pick<SlotSnapshot, 'starts_at' | 'ends_at'>,
  locale: Locale,
): string {
  const tag = locale === 'en' ? 'en-GB' : locale
  const write = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone, ...parts }).format(new Date(starts_at))
  const weekday = write({ weekday: 'long' })
  const day = `${weekday.charAt(0).toLocaleUpperCase(tag)}${weekday.slice(1)}, ${write({ day: 'numeric', month: 'long' })}`
  return `${day}, ${formatTime(starts_at)}–${formatTime(ends_at)}`
}
