import { useEffect, useEffectEvent } from 'react'

/** Milliseconds after which typing is another scan. */
const gapMs = 1000
/** Characters of a code at least: a single key is a shortcut. */
const minLength = 4

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Calls back with what a keyboard-wedge scanner types: a code and Enter, outside of fields and dialogs. */
export function useScanner(enabled: boolean, onCode: (code: string) => void): void {
  const report = useEffectEvent(onCode)
  useEffect(() => {
    if (!enabled) return
    let code = ''
    let last = 0
    const listen = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.altKey || event.metaKey) return
      if (event.timeStamp - last > gapMs) code = ''
      last = event.timeStamp
      if (event.key.length === 1) code += event.key
      if (event.key !== 'Enter') return
      const scanned = code.trim()
      code = ''
      if (scanned.length < minLength) return
      // The focused button is not pressed.
      event.preventDefault()
      report(scanned)
    }
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [enabled])
}
