import { useEffect } from 'react'
import { Notice } from '../../components/notice.tsx'
import { useMessages } from '../../lib/messages.ts'
import { useToast } from '../../lib/toast.ts'

/** The bank sent the shopper back without a payment: a toast says so, and the page itself as long as it is there. */
export function PaymentFailed() {
  const t = useMessages()
  const toast = useToast()
  const text = t('checkout.paymentFailed')
  useEffect(() => toast.error(text), [toast, text])
  return <Notice kind="error">{text}</Notice>
}
