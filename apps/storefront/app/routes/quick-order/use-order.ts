import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useFetcher } from 'react-router'
import { useQueryClient } from '../../platform/api/query-hooks.ts'
import { cartKey } from '../../platform/api/query-keys.ts'
import { notifyOtherTabs } from '../../platform/api/cart-tabs.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { recheckSession } from '../../features/session/session.ts'
import { useOrderDraft } from './order-draft.ts'
import type { OrderAnswer } from './order-post.ts'
import { smallestEncoding } from './order-encoding.ts'
import { keepSame, linesSince } from './order-answer-rows.ts'

/** Debounce of row changes, in milliseconds. */
const changePause = 400

export type Order = ReturnType<typeof useOrder>

/**
 * The order on the page: the server's latest answer, and functions to post it again. An answer that arrives while rows are being
 * changed is dropped, since the next request follows.
 */
export function useOrder(posted: OrderAnswer | undefined) {
  const t = useMessages()
  const queries = useQueryClient()
  const { Form, data, state, formData, submit } = useFetcher<OrderAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const timer = useRef<number>(undefined)
  /** The box's text that was posted and is not answered yet. */
  const sent = useRef('')
  const [shown, setShown] = useState(posted)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    if (data?.filled) {
      void queries.invalidateQueries({ queryKey: cartKey })
      notifyOtherTabs()
    }
    if (!data || timer.current !== undefined) return
    const checked = sent.current
    sent.current = ''
    if (data.failed) return setProblem(t('quickOrder.failed'))
    if (data.ended) {
      void recheckSession(queries)
      return setProblem(t('auth.sessionEnded'))
    }
    if (box.current && checked && !data.error)
      box.current.value = linesSince(box.current.value, checked)
    // A refused text stays with the rows that were there.
    setShown((before) =>
      data.error
        ? { ...data, text: '', rows: before?.rows ?? [] }
        : { ...data, rows: keepSame(before?.rows ?? [], data.rows) },
    )
    setProblem(data.error ?? undefined)
  }, [data, queries, t])
  useEffect(() => () => clearTimeout(timer.current), [])

  const stopWaiting = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const ask = (submitter?: HTMLElement | null) => {
    stopWaiting()
    if (!form.current) return
    const body = new FormData(form.current, submitter)
    body.set('text', sent.current)
    const encType = smallestEncoding(body)
    if (encType) void submit(body, { method: 'post', encType })
    else setProblem(t('field.tooLong'))
  }

  /** Has the box's text checked, too: a row that is changed does not, since the text may be half typed. */
  const takeText = () => {
    sent.current = box.current?.value ?? ''
  }

  const busy =
    state === 'idle'
      ? null
      : formData?.get('intent') === 'fill'
        ? ('fill' as const)
        : ('check' as const)
  const latest = useRef<() => void>(ask)
  const changed = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => latest.current(), changePause)
  }, [])
  useEffect(() => {
    // Another request would drop the answer that says what is in the cart now.
    latest.current = busy === 'fill' ? changed : ask
  })

  /** Adds lines, and has the whole order checked. */
  const append = (lines: string) => {
    if (box.current)
      box.current.value = [box.current.value.trim(), lines].filter(Boolean).join('\n')
    takeText()
    latest.current()
  }
  useOrderDraft({ form, onFound: append })

  return {
    Form,
    form,
    box,
    answer: shown,
    error: problem ?? shown?.error ?? undefined,
    busy,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      // A check that is under way gives way to the press: the form holds everything that it asked.
      if (busy === 'fill') return
      const { submitter } = event.nativeEvent as SubmitEvent
      if (submitter?.getAttribute('name') !== 'drop') takeText()
      ask(submitter)
    },
    append,
    /** A row was changed: it is checked once no more changes come. */
    changed,
    showProblem: setProblem,
  }
}
