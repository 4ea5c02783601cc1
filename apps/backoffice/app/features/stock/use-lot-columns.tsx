import type { LotRow } from '@tsiran/contract/admin/stock-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { formatDate } from '@tsiran/i18n/dates'
import { formatNumber } from '@tsiran/i18n/money'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { Status } from '@tsiran/ui/status-dot'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { variantName } from './variant-name.ts'

/** Days before the end at which a lot asks for attention. */
const soon = 7

/** The columns of the list of lots. */
export function useLotColumns(): TableColumn<LotRow>[] {
  const t = useMessages()
  const locale = useLocale()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('stock.name'),
        width: 'w-1/3',
        cell: (row) => variantName(row, locale),
      },
      {
        id: 'sku',
        header: t('stock.sku'),
        cell: ({ sku }) => <span className="whitespace-nowrap">{sku}</span>,
      },
      {
        id: 'expires',
        header: t('stock.expires'),
        cell: ({ expires_on, days_left }) => (
          <span className="grid gap-0.5 max-md:justify-items-end">
            <span className="whitespace-nowrap">{formatDate(expires_on)}</span>
            <Status tone={days_left < 0 ? 'bad' : days_left <= soon ? 'attention' : 'off'}>
              {days_left < 0
                ? t('stock.expired')
                : days_left === 0
                  ? t('stock.expiresToday')
                  : t('stock.daysLeft', { count: days_left })}
            </Status>
          </span>
        ),
      },
      {
        id: 'remaining',
        header: t('stock.remaining'),
        align: 'end',
        cell: ({ remaining }) => formatNumber(remaining),
      },
      {
        id: 'qty',
        header: t('stock.reasons.receipt'),
        align: 'end',
        cell: ({ qty }) => formatNumber(qty),
      },
      {
        id: 'supplier',
        header: t('stock.supplier'),
        cell: ({ receipt_id, supplier }) => (
          <Link to={`/stock/receipts/${receipt_id}`} className="text-leaf hover:underline">
            {supplier}
          </Link>
        ),
      },
    ],
    [t, locale],
  )
}
