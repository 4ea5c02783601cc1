import { lazy, Suspense, useEffect, useState } from 'react'
import { listenForToasts } from '../../lib/toast.ts'

const ToastRegion = lazy(async () => ({ default: (await import('@tsiran/ui/toast')).ToastRegion }))

/** The place of toasts. It loads when the page is at rest, so that it is there before the first one is needed. */
export function Toasts() {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const load = () => setReady(true)
    // Safari has no idle callback.
    const timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(load) : load()), 1500)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{ready && <ToastRegion source={listenForToasts} />}</Suspense>
}
