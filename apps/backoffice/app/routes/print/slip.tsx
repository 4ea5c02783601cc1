import { useQuery } from '@tanstack/react-query'
import type { Slip } from '@tsiran/contract/admin/document-shapes'
import { formatDate, formatTime } from '@tsiran/i18n/dates'
import { lineText } from '@tsiran/i18n/line-text'
import { formatMoney } from '@tsiran/i18n/money'
import { Facts, Paper, Sums } from '../../features/documents/paper.tsx'
import { paperWords } from '../../features/documents/paper-words.ts'
import { slipsQuery } from '../../features/documents/print-query.ts'
import { PrintPage, usePrintedIds } from '../../features/documents/print-page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import { PaperTable } from '../../features/documents/paper-table.tsx'

/** Packing slips, one order after another. */
export default function PrintSlips() {
  const t = useMessages()
  const ids = usePrintedIds()
  const slips = useQuery(slipsQuery(ids))
  return (
    <PrintPage
      title={t('print.slips')}
      papers={slips}
      pdf={`/api/admin/documents/slip.pdf?order_ids=${ids}`}
    >
      {(papers) => papers.map((slip) => <SlipPaper key={slip.order_id} slip={slip} />)}
    </PrintPage>
  )
}

function SlipPaper({ slip }: { slip: Slip }) {
  const t = paperWords(slip.locale)
  const placed = `${formatDate(slip.placed_at)} ${formatTime(slip.placed_at)}`
  return (
    <Paper
      locale={slip.locale}
      title={t('document.slip')}
      subtitle={`${t('document.order', { number: slip.order_id })} · ${placed}`}
      seller={slip.seller}
    >
      <Facts
        facts={[
          [t('document.recipient'), slip.recipient],
          [t('document.phone'), slip.phone],
          [t('document.address'), slip.address],
          [t('document.shipping'), slip.shipping_title],
          [t('document.payment'), slip.payment_title],
          [t('document.held'), slip.held ? formatMoney(slip.held) : ''],
          [t('document.slot'), slip.slot ?? ''],
          [t('document.district'), slip.district ?? ''],
          [
            t('document.substitution'),
            slip.substitution ? t(`cart.substitution.${slip.substitution}`) : '',
          ],
          [
            t('document.weight'),
            slip.buffer ? t('document.buffer', { money: formatMoney(slip.buffer) }) : '',
          ],
          [t('document.note'), slip.note],
        ]}
      />
      <PaperTable
        rows={slip.lines}
        columns={[
          { head: t('document.sku'), cell: (line) => line.sku },
          { head: t('document.product'), cell: (line) => lineText(t, line) },
          { head: t('document.ordered'), isFigure: true, cell: (line) => line.ordered },
          { head: t('document.canceled'), isFigure: true, cell: (line) => line.canceled || '–' },
          {
            head: t(slip.settled ? 'document.delivered' : 'document.toPack'),
            isFigure: true,
            cell: (line) => <strong>{line.pieces}</strong>,
          },
          {
            head: t('document.price'),
            isFigure: true,
            cell: (line) => formatMoney(line.unit_price),
          },
          { head: t('document.sum'), isFigure: true, cell: (line) => formatMoney(line.total) },
        ]}
      />
      <Sums
        sums={[
          [t('document.subTotal'), formatMoney(slip.sub_total)],
          [t('document.delivery'), formatMoney(slip.shipping_amount)],
          [t('document.total'), formatMoney(slip.grand_total)],
          [
            t(slip.cash_due > 0 ? 'document.cashDue' : 'document.nothingDue'),
            formatMoney(slip.cash_due),
          ],
        ]}
      />
    </Paper>
  )
}
