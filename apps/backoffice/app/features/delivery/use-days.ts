import { formatDate } from '@tsiran/i18n/dates'
import { useMessages } from '../../platform/i18n/language.tsx'

/** 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Writes days and slots for people. */
export function useDays() {
  const t = useMessages()
  const weekday = (day: number) => t(`settings.shop.days.day${day as (typeof weekdays)[number]}`)
  const weekdayOf = (day: string) => weekday(new Date(`${day}T00:00:00Z`).getUTCDay() || 7)
  /** `2026-11-23` as `Monday, 23.11`. */
  const writeDay = (day: string) => `${weekdayOf(day)}, ${dateOf(day)}`
  return { weekday, weekdayOf, dateOf, writeDay }
}

/** `2026-11-23` as `23.11`. */
const dateOf = (day: string) => formatDate(`${day}T08:00:00Z`).slice(0, 5)
