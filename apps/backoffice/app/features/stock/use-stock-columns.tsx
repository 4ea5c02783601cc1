import type { StockRow } from '@tsiran/contract/admin/stock-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { formatNumber } from '@tsiran/i18n/money'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { Status } from '@tsiran/ui/status-dot'
import { useMemo } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { Moment } from '../shell/moment.tsx'
import { StockActions } from './stock-actions.tsx'
import type { StockDialog } from './stock-dialogs.tsx'
import { signed, variantName } from './variant-name.ts'

/** The columns of the list of stock; with buttons for whoever may change it. */
export function useStockColumns(
  onOpen: ((dialog: StockDialog) => void) | undefined,
): TableColumn<StockRow>[] {
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
        sort: 'sku',
        cell: ({ sku }) => <span className="whitespace-nowrap">{sku}</span>,
      },
      { id: 'place', header: t('stock.shelfPlace'), cell: ({ shelf_place }) => shelf_place },
      {
        id: 'qty',
        header: t('stock.stock'),
        align: 'end',
        cell: ({ qty, low }) => (
          <span className="inline-flex items-center gap-3">
            {low && <Status tone="attention">{t('stock.low')}</Status>}
            {formatNumber(qty)}
          </span>
        ),
      },
      {
        id: 'held',
        header: t('stock.held'),
        align: 'end',
        cell: ({ held }) => (held > 0 ? formatNumber(held) : ''),
      },
      {
        id: 'low',
        header: t('stock.lowMark'),
        align: 'end',
        cell: ({ low_mark }) => (low_mark === null ? '' : formatNumber(low_mark)),
      },
      {
        id: 'last',
        header: t('stock.last'),
        cell: ({ last_movement: last }) =>
          last && (
            <span>
              <Moment at={last.at} /> <span className="tabular-nums">{signed(last.delta)}</span>{' '}
              {t(`stock.reasons.${last.reason}`)}
            </span>
          ),
      },
      {
        id: 'barcode',
        header: t('stock.barcode'),
        optional: true,
        cell: ({ barcode }) => barcode ?? '',
      },
      ...(onOpen
        ? [
            {
              id: 'actions',
              header: t('stock.adjust'),
              cell: (row: StockRow) => <StockActions row={row} onOpen={onOpen} />,
            },
          ]
        : []),
    ],
    [t, locale, onOpen],
  )
}
