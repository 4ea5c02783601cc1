import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { nextSuggestion } from './suggestion-keys.ts'

interface Suggestions {
  box: RefObject<HTMLInputElement | null>
  /** The text of the box. */
  asked: string
  /** The answer that is shown. */
  data: object | undefined
  /** Entries in the list. */
  count: number
  /** The id of an entry's element. */
  idOf: (place: number) => string
  /** Called with the id of the entry that the arrow keys reached. */
  onActive: (id: string | undefined) => void
  onClose: () => void
}

/** The place of the entry that the arrow keys reached; -1 where none is. Enter follows it, Escape closes the list. */
export function useReachedSuggestion({
  box,
  asked,
  data,
  count,
  idOf,
  onActive,
  onClose,
}: Suggestions): number {
  // The entry that the arrow keys reached, in the list that they were pressed in: in another one nothing is reached.
  const [reached, setReached] = useState({ place: -1, asked, data })
  const place = reached.asked === asked && reached.data === data ? reached.place : -1
  const active = place === -1 ? undefined : idOf(place)
  useEffect(() => {
    onActive(active)
    return () => onActive(undefined)
  }, [onActive, active])

  const move = (to: number) => {
    setReached({ place: to, asked, data })
    if (to !== -1) document.getElementById(idOf(to))?.scrollIntoView({ block: 'nearest' })
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const next = nextSuggestion(event.key, place, count)
    if (next !== null) move(next)
    else if (event.key === 'Enter' && place !== -1) document.getElementById(idOf(place))?.click()
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const { current } = box
    const listener = (event: KeyboardEvent) => onKey(event)
    current?.addEventListener('keydown', listener)
    return () => current?.removeEventListener('keydown', listener)
  }, [box])
  return place
}
