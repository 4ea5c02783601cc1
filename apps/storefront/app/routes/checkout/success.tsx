import { OrderReceived } from './order-received.tsx'
import { useMessages } from '../../platform/i18n/messages.ts'

/** What the thanks page looks like, without an order: a page of its own in the specification. */
export default function SuccessPage() {
  const t = useMessages()
  return (
    <OrderReceived number={t('payment.sampleNumber')}>
      <p className="max-w-md text-muted">{t('payment.sampleText')}</p>
    </OrderReceived>
  )
}
