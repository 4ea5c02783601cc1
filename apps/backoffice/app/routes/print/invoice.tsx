import { useQuery } from '@tanstack/react-query'
import { isAllowed } from '@tsiran/contract/admin/permissions'
import { Button } from '@tsiran/ui/button'
import { invoicesQuery } from '../../features/documents/print-query.ts'
import { PrintPage, usePrintedIds } from '../../features/documents/print-page.tsx'
import { meQuery } from '../../features/session/me-query.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { InvoicePaper } from './invoice-paper.tsx'

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
