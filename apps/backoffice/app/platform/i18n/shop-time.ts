import { formatDate, formatTime, timeZone } from '@tsiran/i18n/dates'

/** Yerevan has had no summer time since 2012. */
const offset = '+04:00'

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant as a field for date and time has it, in Yerevan: `2026-05-10T18:05`. */
export const toTimeField = (instant: string): string =>
  parts.format(new Date(instant)).replace(' ', 'T')

/** The instant of such a field, ISO 8601. */
export const ofTimeField = (text: string): string => `${text}:00${offset}`

/** An instant (ISO 8601) as text, with its day. */
export const writeInstant = (instant: string): string =>
  `${formatDate(instant)} ${formatTime(instant)}`
