/** The shop's days are Yerevan's. */
export const timeZone = 'Asia/Yerevan'

const parts = new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' })

/** Writes an instant (ISO 8601 or Date) as day.month.year, the same in every language (R27). */
export function formatDate(instant: string | Date): string {
  return parts.format(new Date(instant)).replaceAll('/', '.')
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

/** Writes the time of day of an instant in Yerevan, `18:05`. */
export const formatTime = (instant: string | Date): string => clock.format(new Date(instant))
