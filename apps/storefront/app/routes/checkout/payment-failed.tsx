import { useEffect } from 'react'
import { Notice } from '../../components/notice.tsx'
import { useMessages } from '../../lib/messages.ts'
import { useToast } from '../../lib/toast.ts'

/** The bank sent the shopper back without a payment. A toast says so once; without scripts the page itself does. */
export function PaymentFailed() {
  const t = useMessages()
  const toast = useToast()
  const text = t('checkout.paymentFailed')
  useEffect(() => {
    toast.error(text)
    forgetMarker()
  }, [toast, text])
  return (
    <div className="scripted:hidden">
      <Notice kind="error">{text}</Notice>
    </div>
  )
}

/** A reload, or the way back, does not say it again. */
function forgetMarker() {
  const address = new URL(location.href)
  address.searchParams.delete('errNo')
  history.replaceState(history.state, '', address)
}
