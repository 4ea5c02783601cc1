import { useEffect, useState } from 'react'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { listenForToasts, onFirstToast } from '@tsiran/app-kit/browser/toast'

const ToastRegion = lazyPart(async () => (await import('@tsiran/ui/toast')).ToastRegion)

/** Milliseconds before a failed load of the code is retried. */
const retryMs = 5000
const firstActs = ['pointerdown', 'keydown'] as const

/** The region of toasts. Its code loads with the visitor's first interaction, before the first toast is needed. */
export function Toasts() {
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    if (needed) return
    const need = () => setNeeded(true)
    const stop = onFirstToast(need)
    for (const act of firstActs) addEventListener(act, need, { passive: true })
    return () => {
      stop()
      for (const act of firstActs) removeEventListener(act, need)
    }
  }, [needed])
  const retry = () => setTimeout(() => setNeeded(false), retryMs)
  return needed && <ToastRegion source={listenForToasts} onFailed={retry} />
}
