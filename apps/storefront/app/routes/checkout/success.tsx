import { OrderReceived } from './order-received.tsx'
import { useMessages } from '../../platform/i18n/messages.ts'

/** The thanks page without an order, which the specification lists as a page. */
export default function SuccessPage() {
  const t = useMessages()
  return (
    <OrderReceived number={t('payment.sampleNumber')}>
      <p className="max-w-md text-muted">{t('payment.sampleText')}</p>
    </OrderReceived>
  )
}
