import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'

/** A place to go to or a thing to do. */
export interface PaletteItem {
  id: string
  label: string
  /** A second line. */
  note?: string
  icon?: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  /** Its keys, shown at the end. */
  keys?: string
  run: () => void
}

/** Finds items for a text: pages and actions at once, orders and products on the server. */
export interface PaletteProvider {
  id: string
  title: string
  /** The text is trimmed; empty before anything is typed. Rejects where the signal aborts or the call fails. */
  search: (
    query: string,
    signal: AbortSignal,
  ) => readonly PaletteItem[] | Promise<readonly PaletteItem[]>
}

export interface PaletteGroup {
  id: string
  title: string
  items: readonly PaletteItem[]
}

interface Found {
  /** The text that the groups answer, which may be an earlier one than is typed now. */
  answered: string
  groups: readonly PaletteGroup[]
  /** Providers that have not answered yet. */
  pending: number
  failed: boolean
}

/** A call waits for a pause of so many milliseconds in the typing. */
const pauseMs = 150
const nothing: Found = { answered: '', groups: [], pending: 0, failed: false }

/** Asks all providers; each group appears when its provider answers, in the order of the providers. */
export function usePaletteSearch(
  providers: readonly PaletteProvider[],
  query: string,
  open: boolean,
): Found {
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    if (!open) return setFound(nothing)
    const abort = new AbortController()
    const answers = new Map<string, readonly PaletteItem[]>()
    let pending = providers.length
    let failed = false
    const show = () => {
      if (abort.signal.aborted) return
      const groups = providers
        .map(({ id, title }) => ({ id, title, items: answers.get(id) ?? [] }))
        .filter(({ items }) => items.length > 0)
      setFound({ answered: query, groups, pending, failed })
    }
    const ask = async ({ id, search }: PaletteProvider) => {
      try {
        answers.set(id, await search(query.trim(), abort.signal))
      } catch {
        failed = true
      }
      pending--
      show()
    }
    setFound((before) => ({ ...before, pending, failed: false }))
    const timer = setTimeout(
      () => providers.forEach((provider) => void ask(provider)),
      query ? pauseMs : 0,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [providers, query, open])
  return found
}
