import { useEffect, useState } from 'react'

/** What somebody typed after the palette was asked for and before its field had the focus. */
export interface TypedAhead {
  start: () => void
  /** Ends the collection and returns what was typed. */
  take: () => string
}

/** Collects keys while the palette's code loads: they were meant for its field, not for the shortcuts of the page. */
export function useTypedAhead(): TypedAhead {
  const [typing] = useState(collectKeys)
  useEffect(() => () => void typing.take(), [typing])
  return typing
}

function collectKeys(): TypedAhead {
  let text = ''
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || (key.length > 1 && key !== 'Backspace')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    text = key === 'Backspace' ? text.slice(0, -1) : text + key
  }
  return {
    start: () => window.addEventListener('keydown', onKey, true),
    take: () => {
      window.removeEventListener('keydown', onKey, true)
      const typed = text
      text = ''
      return typed
    },
  }
}
