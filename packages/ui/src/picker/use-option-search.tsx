import { useEffect, useEffectEvent, useState } from 'react'

/** What a picker offers: an id, a label, and a second line. */
export interface PickerOption {
  id: string | number
  label: string
  note?: string
}

/** Finds options on the server; an empty query asks for the first ones. Rejects where the signal aborts or the call fails. */
export type OptionSearch<Option extends PickerOption> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly Option[]>

export interface OptionSearchResult<Option> {
  options: readonly Option[]
  state: 'loading' | 'ready' | 'failed'
  retry: () => void
}

/** A call waits for a pause of so many milliseconds in the typing. */
const pauseMs = 200

/** Searches while `open`: a new query aborts the call before it. */
export function useOptionSearch<Option extends PickerOption>(
  search: OptionSearch<Option>,
  query: string,
  open: boolean,
): OptionSearchResult<Option> {
  const [found, setFound] = useState<{
    options: readonly Option[]
    state: OptionSearchResult<Option>['state']
  }>({
    options: [],
    state: 'loading',
  })
  const [attempt, setAttempt] = useState(0)
  const call = useEffectEvent(search)
  useEffect(() => {
    if (!open) return
    const abort = new AbortController()
    // The options of another query must not be chosen by a quick Enter.
    setFound({ options: [], state: 'loading' })
    const run = async () => {
      try {
        const options = await call(query.trim(), abort.signal)
        if (!abort.signal.aborted) setFound({ options, state: 'ready' })
      } catch {
        if (!abort.signal.aborted) setFound({ options: [], state: 'failed' })
      }
    }
    const timer = setTimeout(() => void run(), query ? pauseMs : 0)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, open, attempt])
  return { ...found, retry: () => setAttempt((count) => count + 1) }
}
