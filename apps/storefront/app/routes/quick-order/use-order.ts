import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useFetcher } from 'react-router'
import { cartKey } from '../../lib/cart-query.ts'
import { tellOtherTabs } from '../../lib/cart-tabs.ts'
import { useMessages } from '../../lib/messages.ts'
import type { OrderAnswer } from './order-post.ts'
import type { action } from './quick-order.tsx'

/** Milliseconds after the last change of a row until the server is asked. */
const changePause = 400
/** Bytes that the server takes at once, with room for the form's own. */
const largestPost = 60_000

export type Order = ReturnType<typeof useOrder>

/**
 * The order on the page: the server's latest answer, and the ways to ask it again. An answer that comes while rows are being
 * changed is passed over, since the next question is on its way.
 */
export function useOrder(posted: OrderAnswer | undefined) {
  const t = useMessages()
  const queries = useQueryClient()
  const { Form, data, state, formData, submit } = useFetcher<typeof action>()
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const timer = useRef<number>(undefined)
  const [shown, setShown] = useState<{ answer: OrderAnswer | undefined; round: number }>({ answer: posted, round: posted ? 1 : 0 })
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    if (!data || timer.current !== undefined) return
    // A refused text stays with the rows that were there.
    setShown(({ answer, round }) => ({
      answer: data.error ? { ...data, text: '', rows: answer?.rows ?? [] } : data,
      round: round + (data.error ? 0 : 1),
    }))
    setProblem(data.error ?? undefined)
    if (!data.filled) return
    void queries.invalidateQueries({ queryKey: cartKey })
    tellOtherTabs()
  }, [data, queries])
  useEffect(() => () => clearTimeout(timer.current), [])

  const stopWaiting = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const fits = (body: FormData) => {
    const bytes = [...body].reduce((sum, [, value]) => sum + 100 + new Blob([value]).size, 0)
    if (bytes > largestPost) setProblem(t('field.tooLong'))
    return bytes <= largestPost
  }
  const ask = () => {
    stopWaiting()
    if (!form.current) return
    const body = new FormData(form.current)
    if (fits(body)) void submit(body, { method: 'post', encType: 'multipart/form-data' })
  }

  return {
    Form,
    form,
    box,
    answer: shown.answer,
    /** Grows with every answer: what is typed into starts anew. */
    round: shown.round,
    error: problem ?? shown.answer?.error ?? undefined,
    busy: state === 'idle' ? null : formData?.get('intent') === 'fill' ? ('fill' as const) : ('check' as const),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      stopWaiting()
      if (state !== 'idle' || !fits(new FormData(event.currentTarget))) event.preventDefault()
    },
    /** Adds lines to what is there, and has all of it checked. */
    append: (lines: string) => {
      if (box.current) box.current.value = [box.current.value.trim(), lines].filter(Boolean).join('\n')
      ask()
    },
    /** A row was changed: it is checked once no more changes come. */
    changed: () => {
      stopWaiting()
      timer.current = window.setTimeout(ask, changePause)
    },
    complain: setProblem,
  }
}
