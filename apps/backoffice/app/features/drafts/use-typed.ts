import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { versionConflict } from '../../platform/api/version-conflict.ts'

export interface Typed<T> {
  /** What the field shows: what is typed, until the server has it. */
  shown: T
  change: (value: T) => void
  /** Sends at once what waits. */
  flush: () => void
  /** A colleague has saved the same meanwhile: what is typed stays, and is not sent before somebody decides. */
  isContested: boolean
  keepMine: () => void
  takeTheirs: () => void
}

interface Typing<T> {
  value: T
  /** `failed` waits to be sent again, `refused` until the field is left, `contested` for a decision; `ended` has nowhere to go. */
  state: 'waits' | 'sent' | 'saved' | 'failed' | 'refused' | 'contested' | 'ended'
  /** What the server had when it was saved. */
  over?: T
}

/** A pause of so many milliseconds in the typing sends what is typed; what failed is sent again after a longer one. */
const pauseMs = { waits: 400, failed: 4000 } as const

const settled: ReadonlySet<string> = new Set(['sent', 'saved', 'contested', 'ended'])

/** A draft that was placed or discarded takes nothing more. */
function stateAfter(error: unknown): 'failed' | 'refused' | 'ended' {
  if (!isApiError(error) || error.status >= 500) return 'failed'
  return ['not_found', 'conflict'].includes(error.code) ? 'ended' : 'refused'
}

/** A field that saves itself: after a pause in the typing, when it is left, and when the page is. */
export function useTyped<T>(value: T, save: (value: T) => Promise<unknown>): Typed<T> {
  const [typing, setTyping] = useState<Typing<T>>()
  const present = useRef(value)
  useLayoutEffect(() => {
    present.current = value
  })
  const send = (typed: T) => {
    const sent: Typing<T> = { value: typed, state: 'sent' }
    setTyping(sent)
    // More may have been typed since: the answer is not about that.
    const end = (next?: Typing<T>) => setTyping((now) => (now === sent ? next : now))
    save(sent.value).then(
      () => end({ ...sent, state: 'saved', over: present.current }),
      (error: unknown) => {
        if (versionConflict(error))
          // More that was typed since would overwrite theirs as well.
          setTyping((now) => now && { value: now.value, state: 'contested' })
        else end({ ...sent, state: stateAfter(error) })
      },
    )
  }
  const flush = () => {
    if (typing && !settled.has(typing.state)) send(typing.value)
  }
  const sendWaiting = useEffectEvent(flush)
  useEffect(() => {
    if (typing?.state !== 'waits' && typing?.state !== 'failed') return
    const timer = setTimeout(() => sendWaiting(), pauseMs[typing.state])
    return () => clearTimeout(timer)
  }, [typing])
  useEffect(() => () => sendWaiting(), [])
  // The server's answer replaces what was typed.
  const isOver = !typing || (typing.state === 'saved' && typing.over !== value)
  return {
    shown: isOver ? value : typing.value,
    change: (next) =>
      setTyping((now) => ({
        value: next,
        state: now?.state === 'contested' ? 'contested' : 'waits',
      })),
    flush,
    isContested: typing?.state === 'contested',
    // At once: the order may be placed next.
    keepMine: () => typing && send(typing.value),
    takeTheirs: () => setTyping(undefined),
  }
}
