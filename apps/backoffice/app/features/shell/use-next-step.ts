import { useRef } from 'react'

/**
 * Leads from a step whose button goes with it, such as taking an order, to the first button of what comes next (WCAG 2.4.3). `take`
 * says that the step was taken; `place` is the ref of the element with the buttons that follow.
 */
export function useNextStep() {
  const isTaken = useRef(false)
  return {
    take: () => {
      isTaken.current = true
    },
    place: (buttons: HTMLElement | null) => {
      if (!buttons || !isTaken.current) return
      isTaken.current = false
      buttons.querySelector('button')?.focus({ preventScroll: true })
    },
  }
}
