import type { StockLot } from '@tsiran/contract/admin/stock-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { formatNumber } from '@tsiran/i18n/money'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { SmallTable } from '../people/small-table.tsx'

/** What was received of a variant, newest first. */
export function LotsTable({ lots }: { lots: readonly StockLot[] }) {
  const t = useMessages()
  return (
    <SmallTable
      label={t('stock.lots')}
      empty={t('stock.noLots')}
      heads={[t('stock.when'), t('stock.supplier'), t('stock.pieces'), t('stock.expires')]}
      rows={lots.map(({ id, at, receipt_id, supplier, qty, expires_on }) => ({
        id,
        cells: [
          formatDate(at),
          <Link
            key="receipt"
            to={`/stock/receipts/${receipt_id}`}
            className="inline-flex min-h-8 items-center max-md:min-h-11 text-leaf hover:underline"
          >
            {supplier}
          </Link>,
          formatNumber(qty),
          expires_on ? formatDate(expires_on) : '–',
        ],
      }))}
    />
  )
}
