import type { Today } from '@tsiran/contract/admin/today'
import { lotDays, type Waiting } from '@tsiran/contract/admin/waiting'
import { formatNumber } from '@tsiran/i18n/money'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Where somebody looks after each thing on a day. */
export const placesOn = (day: string): Record<Waiting, string> => ({
  orders: '/orders?status=pending',
  picking: `/picking?day=${day}`,
  late: '/orders?late=true',
  payments: '/orders?status=pending_payment',
  refunds: '/orders?paid=refund_due',
  companies: '/companies?status=new',
  messages: '/messages?state=new',
  comments: '/comments?status=waiting',
  stock: '/stock?low=true',
  lots: `/stock/lots?within=${lotDays}`,
  imports: '/imports',
  mails: '/settings/system',
})

/** What waits for somebody: each with its count, a press away. */
export function WaitingList({ day, waiting }: Pick<Today, 'day' | 'waiting'>) {
  const t = useMessages()
  const places = placesOn(day)
  if (waiting.length === 0) return <p className="text-muted">{t('today.nothingWaits')}</p>
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {waiting.map(({ what, count }) => (
        <li key={what}>
          <Link
            to={places[what]}
            className="flex min-h-16 items-center justify-between gap-3 rounded-card border border-line bg-card px-4 font-semibold hover:border-leaf"
          >
            {t(`today.waits.${what}`)}
            <b className="rounded-full bg-apricot-soft px-3 py-1 tabular-nums">
              {formatNumber(count)}
            </b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
