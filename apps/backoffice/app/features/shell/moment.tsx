import { formatDate, formatTime } from '@tsiran/i18n/dates'

/** An instant (ISO 8601): the time today, else the day; both on hover. */
export function Moment({ at }: { at: string }) {
  const [day, time] = [formatDate(at), formatTime(at)]
  return (
    <time dateTime={at} title={`${day} ${time}`} className="whitespace-nowrap tabular-nums">
      {day === formatDate(new Date()) ? time : `${day} ${time}`}
    </time>
  )
}
