import { OrderReceived } from './order-received.tsx'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** The thanks page without an order, which the specification lists as a page. */
export default function SuccessPage() {
  const t = useMessages()
  return (
    <OrderReceived number={t('payment.sampleNumber')}>
      <p className="max-w-md text-muted">{t('payment.sampleText')}</p>
    </OrderReceived>
  )
}
