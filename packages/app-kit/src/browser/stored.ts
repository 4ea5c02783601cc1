/** A text that the browser stores under one name. */
export interface StoredText {
  /** Null where nothing is stored. */
  read: () => string | null
  /** Stores a text, or removes it with null, and notifies the listeners. */
  write: (text: string | null) => void
  /** False where storage is off: a written text then lasts as long as the document. */
  isAvailable: () => boolean
  /** Calls back after a change in this tab or another. Returns the function that ends it. */
  subscribe: (listener: () => void) => () => void
}

/** Reads and writes one entry of the browser's storage; a browser that has storage turned off gets one in memory. */
export function storedText(area: 'localStorage' | 'sessionStorage', name: string): StoredText {
  const listeners = new Set<() => void>()
  /** A text that storage did not accept. */
  let unsaved: string | null | undefined

  return {
    read: () => {
      if (unsaved !== undefined) return unsaved
      try {
        return globalThis[area].getItem(name)
      } catch {
        return null
      }
    },
    write: (text) => {
      unsaved = undefined
      try {
        if (text === null) globalThis[area].removeItem(name)
        else globalThis[area].setItem(name, text)
      } catch {
        unsaved = text
      }
      for (const notify of listeners) notify()
    },
    isAvailable: () => {
      try {
        globalThis[area].getItem(name)
        return true
      } catch {
        return false
      }
    },
    subscribe: (listener) => {
      // Other tabs announce their changes by the storage event, which a page restored from the back/forward cache has missed.
      addEventListener('storage', listener)
      addEventListener('pageshow', listener)
      listeners.add(listener)
      return () => {
        removeEventListener('storage', listener)
        removeEventListener('pageshow', listener)
        listeners.delete(listener)
      }
    },
  }
}

/** Parses a stored text; null where it is no JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown
  } catch {
    return null
  }
}
