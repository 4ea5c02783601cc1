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
import { keepSame, unchangedLines, linesSince } from './order-answer-rows.ts'

/** Debounce of row changes, in milliseconds. */
const changePause = 400

/** The number of rows in the form. */
const rowsOf = (form: HTMLFormElement) => new FormData(form).getAll('sku').length

export type Order = ReturnType<typeof useOrder>

/**
 * The order on the page: the server's latest answer, and functions to post it again. An answer that arrives while rows are being
 * changed is dropped, since the next request follows; so is one about lines that were changed in the box meanwhile.
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
  /** The box's text at the press that fills the cart. It is checked afterwards, without what was changed meanwhile. */
  const unread = useRef('')
  /** What the latest press put into the cart. */
  const filled = useRef<OrderAnswer['filled']>(null)
  /** Skus that were left out before a reload, until their rows are back. */
  const leftBefore = useRef<readonly string[]>([])
  const [shown, setShown] = useState(posted)
  const [problem, setProblem] = useState<string>()
  const latest = useRef(() => {})
  const changed = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => latest.current(), changePause)
  }, [])

  useEffect(() => {
    if (data?.filled) {
      filled.current = data.filled
      void queries.invalidateQueries({ queryKey: cartKey })
      notifyOtherTabs()
    }
    if (!data || timer.current !== undefined) return
    const [checked, waiting] = [sent.current, unread.current]
    sent.current = unread.current = ''
    if (data.failed) return setProblem(t('quickOrder.failed'))
    if (data.ended) {
      void recheckSession(queries)
      return setProblem(t('auth.sessionEnded'))
    }
    if (box.current && checked && !data.error) {
      const unchanged = unchangedLines(box.current.value, checked)
      // The rows would hold what stands changed in the box: they are asked for without it.
      if (unchanged !== unchangedLines(checked, checked)) {
        sent.current = unchanged
        if (unchanged || rowsOf(form.current!) > 0) latest.current()
        return
      }
      box.current.value = linesSince(box.current.value, checked)
    }
    const left = [...data.left, ...leftBefore.current]
    if (!data.error) leftBefore.current = []
    // A refused text stays with the rows that were there.
    setShown((before) =>
      data.error
        ? { ...data, text: '', rows: before?.rows ?? [] }
        : { ...data, filled: filled.current, left, rows: keepSame(before?.rows ?? [], data.rows) },
    )
    setProblem(data.error ?? undefined)
    sent.current = unchangedLines(box.current?.value ?? '', waiting)
    if (sent.current) changed()
  }, [data, queries, t, changed])
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
  useOrderDraft({
    form,
    leftBefore,
    onFound: ({ text, left = [] }) => {
      leftBefore.current = left
      append(text)
    },
  })

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
      const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
      filled.current = null
      if (submitter?.name !== 'drop') takeText()
      if (submitter?.value === 'fill') {
        unread.current = sent.current
        sent.current = ''
      }
      ask(submitter)
    },
    append,
    /** A row was changed: it is checked once no more changes come. */
    changed,
    showProblem: setProblem,
  }
}
