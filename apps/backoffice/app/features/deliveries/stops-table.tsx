import type { SheetStop } from '@tsiran/contract/admin/stop-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { useMessages } from '../../platform/i18n/language.tsx'
import { hoursOf } from './delivery-queries.ts'
import { PaperTable } from '../documents/paper-table.tsx'

interface StopsTableProps {
  /** `position`: in the route; absent for stops without one. */
  stops: readonly (SheetStop & { position?: number })[]
  /** Whether each stop says its day. */
  isDated?: boolean
}

/** The stops of a sheet, with a place to sign at each. */
export function StopsTable({ stops, isDated = false }: StopsTableProps) {
  const t = useMessages()
  return (
    <PaperTable
      rows={stops.map((stop, index) => ({ ...stop, number: stop.position ?? index + 1 }))}
      columns={[
        { head: '№', minWidth: '2rem', cell: ({ number }) => number },
        { head: t('deliveries.order'), minWidth: '4rem', cell: ({ order_id }) => order_id },
        {
          head: t('deliveries.hours'),
          minWidth: '5.5rem',
          cell: (stop) => (
            <>
              {isDated && stop.slot && (
                <>
                  {formatDate(stop.slot.starts_at)}
                  <br />
                </>
              )}
              {hoursOf(stop)}
            </>
          ),
        },
        {
          head: t('deliveries.whom'),
          minWidth: '8rem',
          cell: ({ name, company, phone }) => (
            <>
              {[name, company].filter(Boolean).join(', ')}
              <br />
              {phone}
            </>
          ),
        },
        {
          head: t('deliveries.where'),
          cell: ({ address, district, note, chilled }) => (
            <>
              {[address, district].filter(Boolean).join(', ')}
              {chilled && (
                <>
                  <br />
                  <strong>{t('picking.chilled')}</strong>
                </>
              )}
              {note && (
                <>
                  <br />
                  {note}
                </>
              )}
            </>
          ),
        },
        {
          head: t('deliveries.toTake'),
          isFigure: true,
          minWidth: '6rem',
          cell: ({ cash_due, payment_title, held }) => (
            <span className="whitespace-normal">
              {cash_due > 0 ? formatMoney(cash_due) : payment_title}
              {held !== undefined && (
                <>
                  <br />
                  {t('deliveries.held', { amount: formatMoney(held) })}
                </>
              )}
            </span>
          ),
        },
        { head: t('deliveries.signature'), minWidth: '7rem', cell: () => '' },
      ]}
    />
  )
}
