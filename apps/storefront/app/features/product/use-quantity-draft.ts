import { useEffect, useRef, useState } from 'react'
import {
  decreaseQuantity,
  increaseQuantity,
  maxQuantity,
  readQuantity,
  snapQuantity,
  type QuantityRule,
} from './quantity.ts'

const typingPause = 2000
/** Steps of a page key. */
const pageSteps = 10

interface DraftListeners {
  /** Gets an allowed quantity, never a half-typed one. */
  onCommit: (quantity: number) => void
  /** Gets the quantity that replaced a typed one, which is not allowed. */
  onSnap: (quantity: number) => void
}

/**
 * The text of a stepper while it is changed; any text, also none. It becomes an allowed quantity, which `onCommit` gets, when a press
 * ends, 2 s after the last key, on Enter, or on blur.
 */
export function useQuantityDraft(
  value: number,
  rule: QuantityRule,
  { onCommit, onSnap }: DraftListeners,
) {
  const [draft, setDraft] = useState<string | null>(null)
  const latest = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const put = (text: string | null) => {
    latest.current = text
    setDraft(text)
  }
  const present = () => (latest.current === null ? value : readQuantity(latest.current))
  const settle = () => {
    clearTimeout(timer.current)
    if (latest.current === null) return
    const typed = readQuantity(latest.current)
    const quantity = snapQuantity(typed, rule)
    put(null)
    if (quantity !== typed) onSnap(quantity)
    if (quantity !== value) onCommit(quantity)
  }
  const settleLatest = useRef(settle)
  useEffect(() => {
    settleLatest.current = settle
  })
  // Back leads to another page without a blur, and so does a reload.
  useEffect(() => {
    const settleNow = () => settleLatest.current()
    addEventListener('pagehide', settleNow)
    return () => {
      removeEventListener('pagehide', settleNow)
      settleNow()
    }
  }, [])

  /** Moves the draft up or down, as far as it goes; returns whether it moved. */
  const move = (direction: 1 | -1, steps = 1) => {
    clearTimeout(timer.current)
    const from = present()
    const next = direction === 1 ? increaseQuantity : decreaseQuantity
    let to = Number.isNaN(from) ? rule.step : next(from, rule)
    for (let step = 1; step < steps; step++) to = next(to, rule)
    if ((to - from) * direction <= 0) return false
    put(String(to))
    return true
  }

  return {
    text: draft ?? String(value),
    quantity: present(),
    type: (text: string) => {
      clearTimeout(timer.current)
      put(text)
      timer.current = setTimeout(() => settleLatest.current(), typingPause)
    },
    up: () => move(1),
    down: () => move(-1),
    farUp: () => move(1, pageSteps),
    farDown: () => move(-1, pageSteps),
    first: () => put(String(rule.step)),
    last: () => put(String(maxQuantity(rule))),
    settle,
  }
}
