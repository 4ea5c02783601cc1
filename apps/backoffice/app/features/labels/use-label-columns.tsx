import type { LabelRow } from '@tsiran/contract/admin/label-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { formatMoney } from '@tsiran/i18n/money'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { Status } from '@tsiran/ui/status-dot'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { textOf } from '../products/text-of.ts'
import { Moment } from '../shell/moment.tsx'
import { printLabelsPath } from './paths.ts'

/** The columns of the list of labels. */
export function useLabelColumns(): TableColumn<LabelRow>[] {
  const t = useMessages()
  const locale = useLocale()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('stock.name'),
        width: 'w-1/3',
        cell: ({ name }) => textOf(name, locale),
      },
      {
        id: 'sku',
        header: t('stock.sku'),
        sort: 'sku',
        cell: ({ sku }) => <span className="whitespace-nowrap">{sku}</span>,
      },
      {
        id: 'place',
        header: t('stock.shelfPlace'),
        sort: 'place',
        cell: ({ shelf_place }) => shelf_place,
      },
      {
        id: 'price',
        header: t('labels.price'),
        align: 'end',
        cell: (row) => <Price {...row} />,
      },
      {
        id: 'printed',
        header: t('labels.onShelf'),
        align: 'end',
        cell: ({ printed }) => printed && <Price {...printed} />,
      },
      {
        id: 'state',
        header: t('labels.state'),
        cell: ({ printed, changes }) => <State isPrinted={printed !== null} changes={changes} />,
      },
      {
        id: 'at',
        header: t('labels.printedAt'),
        cell: ({ printed }) => printed && <Moment at={printed.at} />,
      },
      {
        id: 'print',
        header: t('print.print'),
        cell: ({ variant_id, name }) => (
          <Link
            to={printLabelsPath([variant_id])}
            aria-label={t('labels.printOf', { name: textOf(name, locale) })}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-leaf hover:underline md:min-h-8"
          >
            {t('print.print')}
          </Link>
        ),
      },
    ],
    [t, locale],
  )
}

function Price({ price, old_price }: Pick<LabelRow, 'price' | 'old_price'>) {
  return (
    <span className="inline-flex flex-wrap justify-end gap-x-2">
      {old_price !== null && <s className="text-muted">{formatMoney(old_price)}</s>}
      <span className="whitespace-nowrap">{formatMoney(price)}</span>
    </span>
  )
}

function State({ isPrinted, changes }: { isPrinted: boolean; changes: LabelRow['changes'] }) {
  const t = useMessages()
  if (!isPrinted) return <Status tone="attention">{t('labels.never')}</Status>
  if (changes.length === 0) return <Status tone="good">{t('labels.fits')}</Status>
  return (
    <Status tone="attention">{changes.map((part) => t(`labels.parts.${part}`)).join(', ')}</Status>
  )
}
