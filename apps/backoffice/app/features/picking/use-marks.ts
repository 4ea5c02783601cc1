import { useQueryClient } from '@tanstack/react-query'
import { isApiError, refusalText } from '@tsiran/app-kit/api/api-error'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { isFinalRefusal } from '../../platform/api/final-refusal.ts'
import { useMe } from '../session/me-query.ts'
import {
  addMark,
  dropMarks,
  markStore,
  outcomeStore,
  readMarks,
  type MarkOutcome,
  type QueuedMark,
} from './mark-queue.ts'
import { pickingKey } from './picking-queries.ts'
import { refusalOf } from './refusal-text.ts'
import { showPicking } from './show-picking.ts'

const retryMs = 4000

/** The marks that wait on this device; they are sent in their sequence as soon as the server is reached. */
export function useMarks() {
  const queries = useQueryClient()
  const { id } = useMe()
  const [store, outcomes] = [markStore(id), outcomeStore(id)]
  const text = useSyncExternalStore(store.subscribe, store.read, () => null)
  const busy = useRef(false)

  const send = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    const done = (mark: QueuedMark, outcome?: Omit<MarkOutcome, keyof QueuedMark>) => {
      if (outcome) addMark(outcomes, { ...mark, ...outcome })
      dropMarks(store, ({ key }) => key === mark.key)
    }
    try {
      for (let next = readMarks(store.read())[0]; next; next = readMarks(store.read())[0]) {
        try {
          const { data } = await api('PUT /api/admin/picking/:order_id/lines/:line_id', {
            params: { order_id: next.orderId, line_id: next.lineId },
            body: next.mark,
          })
          await showPicking(queries, data)
          const picker = data.picker?.name ?? ''
          done(next, data.mine ? undefined : { outcome: 'recorded', picker, text: '' })
        } catch (error) {
          if (!isFinalRefusal(error)) return
          const { reason, picker = '' } = refusalOf(error)
          if (reason)
            done(next, { outcome: reason === 'canceled' ? 'canceled' : 'lost', picker, text: '' })
          else {
            const words = isApiError(error) ? refusalText(error) : ''
            done(next, { outcome: 'refused', picker: '', text: words })
          }
          void queries.invalidateQueries({ queryKey: pickingKey })
        }
      }
    } finally {
      busy.current = false
    }
  }, [queries, store, outcomes])

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
    dropMarks(outcomes, ({ lineId }) => lineId === mark.lineId)
    addMark(store, { ...mark, key: `${Date.now()}-${Math.random()}` })
    void send()
  }
  return { waiting: readMarks(text), put }
}
