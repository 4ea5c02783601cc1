import { useQuery } from '@tanstack/react-query'
import type { PickLine, PickList } from '@tsiran/contract/admin/document-shapes'
import { formatNumber } from '@tsiran/i18n/money'
import { Facts, Paper } from '../../features/documents/paper.tsx'
import { nameOf, paperWords } from '../../features/documents/paper-words.ts'
import { pickListQuery } from '../../features/documents/print-query.ts'
import { PrintPage, usePrintedIds } from '../../features/documents/print-page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import { PaperTable } from '../../features/documents/paper-table.tsx'

/** What to take from the shelves for many orders, each product once. */
export default function PrintPickList() {
  const t = useMessages()
  const list = useQuery(pickListQuery(usePrintedIds()))
  return (
    <PrintPage title={t('print.pickList')} papers={list}>
      {(paper) => <PickListPaper list={paper} />}
    </PrintPage>
  )
}

function PickListPaper({ list: { locale, lines, order_ids, slots = [] } }: { list: PickList }) {
  const t = paperWords(locale)
  return (
    <Paper
      locale={locale}
      title={t('document.pickList')}
      subtitle={`${t('document.orders')}: ${order_ids.join(', ')}`}
    >
      <Facts
        facts={slots.map(({ order_id, slot = '', district = '' }) => [
          t('document.order', { number: order_id }),
          [slot, district].filter(Boolean).join(' · '),
        ])}
      />
      <PaperTable
        rows={lines}
        columns={[
          { head: t('document.sku'), cell: (line) => line.sku },
          {
            head: t('document.product'),
            cell: (line) =>
              [
                nameOf(line),
                line.portion_grams && t('product.portion', { grams: line.portion_grams }),
                line.chilled && t('document.chilled'),
              ]
                .filter(Boolean)
                .join(', '),
          },
          ...(lines.some(({ place }) => place)
            ? [{ head: t('document.place'), cell: (line: PickLine) => line.place }]
            : []),
          {
            head: t('document.pieces'),
            isFigure: true,
            cell: (line) => <strong>{formatNumber(line.pieces)}</strong>,
          },
          {
            head: t('document.orders'),
            cell: (line) =>
              line.orders
                .map(({ order_id, pieces }) => `${order_id} × ${formatNumber(pieces)}`)
                .join(', '),
          },
        ]}
      />
    </Paper>
  )
}
