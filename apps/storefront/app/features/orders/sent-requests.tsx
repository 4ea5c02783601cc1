import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { OrderItem } from '@tsiran/contract/order-line-shapes'
import { orderPath } from '@tsiran/contract/shop-paths'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** A request that the sub-user sent, with its lines. */
export interface SentRequest {
  id: number
  /** ISO 8601. */
  created_at: string
  lines: readonly OrderItem[]
}

/** A sub-user's requests to the Manager, each with its lines, without a status (R18). */
export function SentRequests({ requests }: { requests: readonly SentRequest[] }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <ul className="grid gap-3">
      {requests.map(({ id, created_at, lines }) => (
        <li key={id} className="rounded-card border border-line bg-card tabular-nums">
          <h2 className="flex flex-wrap items-center justify-between gap-x-4 px-4 pt-1 sm:px-6">
            <Link
              to={orderPath(locale, id)}
              className="inline-flex min-h-11 items-center gap-1 font-bold text-leaf hover:underline"
            >
              {t('companies.request', { number: id })}
              <IconChevronRight size={20} aria-hidden />
            </Link>
            <span className="text-base font-normal text-muted">{formatDate(created_at)}</span>
          </h2>
          <ul className="px-4 sm:px-6">
            {lines.map((line) => (
              <li
                key={line.sku}
                className="flex items-baseline justify-between gap-4 border-t border-line py-2"
              >
                <span className="min-w-0 leading-snug wrap-anywhere">{line.product_name}</span>
                <span className="shrink-0 text-muted">
                  {line.quantity} × {formatMoney(line.product_price)}
                </span>
              </li>
            ))}
          </ul>
          <p className="flex justify-between gap-4 border-t border-line px-4 py-3 sm:px-6">
            <span className="font-semibold">{t('orders.total')}</span>
            <b>{formatMoney(lines.reduce((sum, { grant_total }) => sum + grant_total, 0))}</b>
          </p>
        </li>
      ))}
    </ul>
  )
}
