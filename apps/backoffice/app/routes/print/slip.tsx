import { useQuery } from '@tanstack/react-query'
import type { Slip } from '@tsiran/contract/admin/document-shapes'
import { formatDate, formatTime } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { Facts, Paper, PaperTable, Sums } from '../../features/documents/paper.tsx'
import { nameOf, paperWords } from '../../features/documents/paper-words.ts'
import { slipsQuery } from '../../features/documents/print-query.ts'
import { PrintPage, useOrderIds } from '../../features/documents/print-page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Packing slips, one order after another. */
export default function PrintSlips() {
  const t = useMessages()
  const ids = useOrderIds()
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
  const say = paperWords(slip.locale)
  const placed = `${formatDate(slip.placed_at)} ${formatTime(slip.placed_at)}`
  return (
    <Paper
      locale={slip.locale}
      title={say('document.slip')}
      subtitle={`${say('document.order', { number: slip.order_id })} · ${placed}`}
      seller={slip.seller}
    >
      <Facts
        facts={[
          [say('document.recipient'), slip.recipient],
          [say('document.phone'), slip.phone],
          [say('document.address'), slip.address],
          [say('document.shipping'), slip.shipping_title],
          [say('document.payment'), slip.payment_title],
          [say('document.note'), slip.note],
        ]}
      />
      <PaperTable
        rows={slip.lines}
        columns={[
          { head: say('document.sku'), cell: (line) => line.sku },
          { head: say('document.product'), cell: nameOf },
          { head: say('document.ordered'), isFigure: true, cell: (line) => line.ordered },
          { head: say('document.canceled'), isFigure: true, cell: (line) => line.canceled || '–' },
          {
            head: say('document.toPack'),
            isFigure: true,
            cell: (line) => <strong>{line.pieces}</strong>,
          },
          {
            head: say('document.price'),
            isFigure: true,
            cell: (line) => formatMoney(line.unit_price),
          },
          { head: say('document.sum'), isFigure: true, cell: (line) => formatMoney(line.total) },
        ]}
      />
      <Sums
        sums={[
          [say('document.subTotal'), formatMoney(slip.sub_total)],
          [say('document.delivery'), formatMoney(slip.shipping_amount)],
          [say('document.total'), formatMoney(slip.grand_total)],
          [
            say(slip.cash_due > 0 ? 'document.cashDue' : 'document.nothingDue'),
            formatMoney(slip.cash_due),
          ],
        ]}
      />
    </Paper>
  )
}
