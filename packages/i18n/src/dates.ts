/** Time zone of all the shop's dates. */
export const timeZone = 'Asia/Yerevan'

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** Formats an instant (ISO 8601 or Date) as day.month.year in Yerevan, the same in every language (R27). */
export function formatDate(instant: string | Date): string {
  return parts.format(new Date(instant)).replaceAll('/', '.')
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

/** Formats the time of day of an instant in Yerevan, `18:05`. */
export const formatTime = (instant: string | Date): string => clock.format(new Date(instant))

const day = new Intl.DateTimeFormat('en-CA', { timeZone })

/** The day of an instant in Yerevan, `2026-05-10`. */
export const isoDay = (instant: string | Date): string => day.format(new Date(instant))
