import { lazy, Suspense, useEffect, useState } from 'react'
import { listenForToasts, onFirstToast } from '../../lib/toast.ts'

const ToastRegion = lazy(async () => ({ default: (await import('@tsiran/ui/toast')).ToastRegion }))

/** A toast follows what a person does; before that no page needs the code. */
const firstActs = ['pointerdown', 'keydown'] as const

/** The place of toasts. It loads with the visitor's first act, so that it is there before the first one is needed. */
export function Toasts() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (wanted) return
    const want = () => setWanted(true)
    const stop = onFirstToast(want)
    for (const act of firstActs) addEventListener(act, want, { passive: true })
    return () => {
      stop()
      for (const act of firstActs) removeEventListener(act, want)
    }
  }, [wanted])
  return <Suspense>{wanted && <ToastRegion source={listenForToasts} />}</Suspense>
}
