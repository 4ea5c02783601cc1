import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useMessages } from '../../platform/i18n/messages.ts'

/** Milliseconds between two looks; the server asks the bank at most once in five seconds. */
const intervalMs = 6_000

/** Looks again and again whether the order is paid, as long as the page is seen; the page's action leads on once it is. */
export function PaymentWatch() {
  const t = useMessages()
  const { submit } = useFetcher({ key: 'payment-watch' })
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void submit({ act: 'look' }, { method: 'post' })
    }
    const timer = setInterval(look, intervalMs)
    // Whoever comes back from the bank's window wants to know at once.
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
