import { useQueryClient } from '@tanstack/react-query'
import { isApiError, refusalText } from '@tsiran/app-kit/api/api-error'
import type { PickingRefusal } from '@tsiran/contract/admin/picking-shapes'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { isFinalRefusal } from '../../platform/api/final-refusal.ts'
import { useMe } from '../session/me-query.ts'
import { addMark, dropMarks, markStore, readMarks, type QueuedMark } from './mark-queue.ts'
import { pickingKey } from './picking-queries.ts'
import { refusalOf } from './refusal-text.ts'
import { showPicking } from './show-picking.ts'

const retryMs = 4000

/** Why marks of an order were not accepted: another's change of it, or the server's words about one line. */
export type MarkProblem = { reason: PickingRefusal } | { lineId: number; text: string }

/** The marks of orders that wait on this device; all marks are sent in their sequence as soon as the server is reached. */
export function useMarks(orderIds: readonly number[]) {
  const queries = useQueryClient()
  const store = markStore(useMe().id)
  const text = useSyncExternalStore(store.subscribe, store.read, () => null)
  const [problems, setProblems] = useState<ReadonlyMap<number, MarkProblem>>(new Map())
  const busy = useRef(false)

  const send = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    try {
      for (let next = readMarks(store.read())[0]; next; next = readMarks(store.read())[0]) {
        const { key, orderId: order_id, lineId: line_id, mark } = next
        try {
          const { data } = await api('PUT /api/admin/picking/:order_id/lines/:line_id', {
            params: { order_id, line_id },
            body: mark,
          })
          await showPicking(queries, data)
          dropMarks(store, (one) => one.key === key)
        } catch (error) {
          if (!isFinalRefusal(error)) return
          const { reason } = refusalOf(error)
          // Whoever lost the order has nothing more to say about it.
          dropMarks(store, (one) => (reason ? one.orderId === order_id : one.key === key))
          const problem = reason
            ? { reason }
            : { lineId: line_id, text: isApiError(error) ? refusalText(error) : '' }
          setProblems((all) => new Map(all).set(order_id, problem))
          void queries.invalidateQueries({ queryKey: pickingKey })
        }
      }
    } finally {
      busy.current = false
    }
  }, [queries, store])

  useEffect(() => {
    void send()
    const timer = setInterval(() => void send(), retryMs)
    addEventListener('online', send)
    return () => {
      clearInterval(timer)
      removeEventListener('online', send)
    }
  }, [send])

  const put = (mark: Omit<QueuedMark, 'key'>) => {
    setProblems((all) => new Map([...all].filter(([orderId]) => orderId !== mark.orderId)))
    addMark(store, { ...mark, key: `${Date.now()}-${Math.random()}` })
    void send()
  }
  const waiting = readMarks(text).filter((mark) => orderIds.includes(mark.orderId))
  return { waiting, put, problems }
}
