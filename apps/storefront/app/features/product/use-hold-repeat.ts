import { useEffect, useRef, type KeyboardEvent } from 'react'

const holdDelay = 300
const repeatEvery = 50

interface HoldRepeat {
  /** One press, by click, tap or key. */
  press: () => void
  /** One repetition while the button is held; false when there is nothing more to do. */
  step: () => boolean
  /** Runs when the press is over. */
  end: () => void
}

const acts = (event: KeyboardEvent) => event.key === 'Enter' || event.key === ' '

/**
 * Handlers for a button that acts once when pressed and, held down by pointer or keyboard, repeats after 300 ms and then every 50 ms.
 * A touch that turns into scrolling does nothing, since the single press waits for the click; a held button's last click is not a press.
 */
export function useHoldRepeat(actions: HoldRepeat) {
  const latest = useRef(actions)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const repeated = useRef(false)

  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const again = () => {
    repeated.current = true
    if (latest.current.step()) timer.current = setTimeout(again, repeatEvery)
    else latest.current.end()
  }
  const hold = () => {
    clearTimeout(timer.current)
    repeated.current = false
    timer.current = setTimeout(again, holdDelay)
  }
  const release = () => {
    clearTimeout(timer.current)
    if (repeated.current) latest.current.end()
  }

  return {
    onPointerDown: (event: { button: number }) => {
      if (event.button === 0) hold()
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => {
      clearTimeout(timer.current)
      if (!repeated.current) {
        latest.current.press()
        latest.current.end()
      }
      repeated.current = false
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!acts(event)) return
      event.preventDefault()
      if (event.repeat) return
      latest.current.press()
      hold()
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!acts(event)) return
      event.preventDefault()
      clearTimeout(timer.current)
      repeated.current = false
      latest.current.end()
    },
    onBlur: () => {
      clearTimeout(timer.current)
      latest.current.end()
    },
  }
}
