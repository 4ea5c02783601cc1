import { Page } from '../../features/shell/page.tsx'
import { ReceiptForm } from '../../features/stock/receipt-form.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** A supplier's delivery that is taken in. */
export default function NewReceipt() {
  const t = useMessages()
  const back = { to: '/stock/receipts', label: t('stock.receipts') }
  return (
    <Page title={t('stock.newReceipt')} back={back}>
      <ReceiptForm />
    </Page>
  )
}
