import type { Invoice } from '@tsiran/contract/admin/invoice-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { lineText } from '@tsiran/i18n/line-text'
import { formatMoney } from '@tsiran/i18n/money'
import { Facts, Paper, Sums } from '../../features/documents/paper.tsx'
import { paperWords } from '../../features/documents/paper-words.ts'
import { PaperTable } from '../../features/documents/paper-table.tsx'

/** One invoice on its sheet. */
export function InvoicePaper({
  invoice: { number, order_id, locale, issued_at, held, data },
}: {
  invoice: Invoice
}) {
  const t = paperWords(locale)
  return (
    <Paper
      locale={locale}
      title={t('document.invoice')}
      subtitle={`№ ${number} · ${formatDate(issued_at)}`}
      seller={data.seller}
    >
      <Facts
        facts={[
          [t('document.buyer'), data.buyer.name],
          [t('document.tin'), data.buyer.tin],
          [t('document.address'), data.buyer.address],
          [t('document.deliveryAddress'), data.delivery_address],
          [t('document.order', { number: order_id }), formatDate(data.placed_at)],
          [t('document.payment'), data.payment_title],
          [t('document.held'), held ? formatMoney(held) : ''],
          [t('document.shipping'), data.shipping_title],
          [t('document.slot'), data.slot ?? ''],
        ]}
      />
      <PaperTable
        rows={data.lines}
        columns={[
          { head: t('document.sku'), cell: (line) => line.sku },
          { head: t('document.product'), cell: (line) => lineText(t, line) },
          { head: t('document.pieces'), isFigure: true, cell: (line) => line.pieces },
          {
            head: t('document.price'),
            isFigure: true,
            cell: (line) => formatMoney(line.unit_price),
          },
          {
            head: t('document.box'),
            isFigure: true,
            cell: ({ box_qty, box_price }) =>
              box_qty === null || box_price === null
                ? '–'
                : t('document.boxPrice', { pieces: box_qty, price: formatMoney(box_price) }),
          },
          { head: t('document.sum'), isFigure: true, cell: (line) => formatMoney(line.total) },
        ]}
      />
      <Sums
        sums={[
          [t('document.subTotal'), formatMoney(data.sub_total)],
          [t('document.delivery'), formatMoney(data.shipping_amount)],
          [t('document.vat'), formatMoney(data.vat)],
          [t('document.total'), formatMoney(data.grand_total)],
        ]}
      />
    </Paper>
  )
}
