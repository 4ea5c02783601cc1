import { useEffect, useState } from 'react'
import { lazyPart } from '../../platform/browser/lazy-part.tsx'
import { listenForToasts, onFirstToast } from '../../platform/browser/toast.ts'

const ToastRegion = lazyPart(async () => (await import('@tsiran/ui/toast')).ToastRegion)

/** A toast follows what a person does; before that no page needs the code. */
/** Milliseconds before the code is asked for again, where the network failed. */
const pauseAfterFailure = 5000
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
  const retry = () => setTimeout(() => setWanted(false), pauseAfterFailure)
  return wanted && <ToastRegion source={listenForToasts} onFailed={retry} />
}
