import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** Polling interval in milliseconds; the server queries the gateway at most once in five seconds. */
const intervalMs = 6_000

/** Polls the payment while the page is visible; the page's action redirects once the order is paid. */
export function PaymentWatch() {
  const t = useMessages()
  const { submit } = useFetcher({ key: 'payment-watch' })
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void submit({ act: 'look' }, { method: 'post' })
    }
    const timer = setInterval(look, intervalMs)
    // Back from the gateway's page: check at once.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [submit])
  return (
    <p role="status" className="text-sm text-muted">
      {t('payment.watching')}
    </p>
  )
}
