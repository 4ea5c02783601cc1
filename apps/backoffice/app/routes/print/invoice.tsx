import { useQuery } from '@tanstack/react-query'
import type { Invoice } from '@tsiran/contract/admin/invoice-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { lineText } from '@tsiran/i18n/line-text'
import { formatMoney } from '@tsiran/i18n/money'
import { isAllowed } from '@tsiran/contract/admin/permissions'
import { Button } from '@tsiran/ui/button'
import { Facts, Paper, PaperTable, Sums } from '../../features/documents/paper.tsx'
import { paperWords } from '../../features/documents/paper-words.ts'
import { invoicesQuery } from '../../features/documents/print-query.ts'
import { PrintPage, usePrintedIds } from '../../features/documents/print-page.tsx'
import { meQuery } from '../../features/session/me-query.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The invoices of orders. Orders without one are named, with a button that issues theirs. */
export default function PrintInvoices() {
  const t = useMessages()
  const ids = usePrintedIds()
  const invoices = useQuery(invoicesQuery(ids))
  const having = new Set(invoices.data?.map(({ order_id }) => order_id))
  const without = invoices.data
    ? ids
        .split(',')
        .map(Number)
        .filter((id) => !having.has(id))
    : []
  return (
    <PrintPage
      title={t('print.invoices')}
      papers={invoices}
      {...(without.length === 0 && { pdf: `/api/admin/documents/invoice.pdf?order_ids=${ids}` })}
      notice={without.length > 0 && <WithoutInvoice ids={without} />}
    >
      {(papers) => papers.map((invoice) => <InvoicePaper key={invoice.id} invoice={invoice} />)}
    </PrintPage>
  )
}

function WithoutInvoice({ ids }: { ids: readonly number[] }) {
  const t = useMessages()
  const roles = useQuery(meQuery).data?.staff?.roles ?? []
  const body = { kind: 'invoice' as const, order_ids: [...ids] }
  const issue = useAct(() => api('POST /api/admin/documents', { body }), {
    refresh: [['print', 'invoice'], ['orders']],
  })
  const refused = issue.data?.data.refused ?? []
  return (
    <section
      className="mx-auto mt-4 grid max-w-[210mm] justify-items-start gap-3 px-4 print:hidden"
      aria-live="polite"
    >
      <p>{t('print.withoutInvoice', { orders: ids.join(', ') })}</p>
      {refused.map(({ id, message }) => (
        <p key={id} className="text-muted">
          {id}: {message}
        </p>
      ))}
      {isAllowed(roles, 'invoices.write') && (
        <Button loading={issue.isPending} onClick={() => issue.mutate()}>
          {t('print.issue')}
        </Button>
      )}
    </section>
  )
}

function InvoicePaper({
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
