import { useEffect } from 'react'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useToast } from '@tsiran/app-kit/browser/toast'

/** Shown when the gateway sent the shopper back without a payment: a toast, once; a notice without scripts. */
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

/** A reload, or the way back, does not show it again. */
function forgetMarker() {
  const address = new URL(location.href)
  address.searchParams.delete('errNo')
  history.replaceState(history.state, '', address)
}
