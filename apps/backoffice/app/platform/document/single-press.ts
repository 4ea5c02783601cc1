import { useEffect } from 'react'

/**
 * Holding Enter presses once, on every page: the press that goes on would fall on what comes next, such as an order's following step
 * or a dialog that has just opened. Lines of a text, links and what handles its own keys are left alone.
 */
export function useSinglePress(): void {
  useEffect(() => {
    document.addEventListener('keydown', ignoreHeld, { capture: true })
    return () => document.removeEventListener('keydown', ignoreHeld, { capture: true })
  }, [])
}

/** Takes the press back that a held Enter makes: of a button, and of the button that sends the form of a field. */
function ignoreHeld(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter') return
  if ((event.target as Element | null)?.closest('button, input, select')) event.preventDefault()
}
