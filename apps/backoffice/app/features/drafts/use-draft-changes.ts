import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminOutput } from '@tsiran/contract/admin/api'
import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useRef, useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { versionConflict } from '../../platform/api/version-conflict.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { overlaps, type DraftFields } from './draft-overlap.ts'
import { draftQuery, draftsQuery } from './draft-query.ts'

type Pasted = AdminOutput<'POST /api/admin/drafts/:id/paste'>
/** What to write, made of the draft as it is when its turn comes. */
export type MakeChange = (draft: Draft) => DraftFields
/** A change, or a pasted text, that found no draft any more. */
export type LostWrite = MakeChange | string

/** Why an order was not placed: a change that was sent before was refused, which the page has said. */
const changeRefused = new Error('A change was refused')

/**
 * A draft's writes. They run one after the other, each on the answer of the one before, so that nobody waits for the server while
 * typing. Where a colleague has changed other parts of the draft, the write is made anew on theirs; where it was the same part, theirs
 * is shown, with an error for the refused write. `lost` are the writes that came after a colleague had discarded the draft.
 */
export function useDraftChanges(id: number) {
  const t = useMessages()
  const toast = useToast()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const { queryKey } = draftQuery(id)
  const params = { id }
  const [lost, setLost] = useState<readonly LostWrite[]>([])
  const lose = (error: unknown, write: LostWrite) => {
    if (isApiError(error) && error.status === 404) setLost((earlier) => [...earlier, write])
  }
  const take = (draft: Draft) => void queries.setQueryData(queryKey, draft)
  /** The present draft; a reading under way would bring an older one. */
  const present = async () => {
    await queries.cancelQueries({ queryKey })
    return queries.fetchQuery({ ...draftQuery(id), staleTime: Number.POSITIVE_INFINITY })
  }
  /** Whether a change was refused since somebody asked to place the order. */
  const refused = useRef(false)
  const onError = (error: unknown) => {
    if (error === changeRefused) return
    const conflict = versionConflict<Draft>(error)
    if (conflict) {
      take(conflict.current)
      toast.error(t('drafts.conflict', { who: conflict.changed_by ?? t('common.theShop') }))
    } else if (isApiError(error) && error.code === 'cart_changed') {
      take(error.data as Draft)
      toast.error(t('drafts.changed'))
    } else if (isApiError(error) && error.code === 'conflict') {
      void sayPlaced().catch(() => toast.error(failureText(error)))
    } else if (isApiError(error) && error.status === 404) {
      // The page says it for as long as it is open.
      void queries.invalidateQueries({ queryKey })
    } else {
      toast.error(failureText(error))
      void queries.invalidateQueries({ queryKey })
    }
  }
  const sayPlaced = async () => {
    const { order_id } = await queries.fetchQuery({ ...draftQuery(id), staleTime: 0 })
    toast.error(t('drafts.placedMeanwhile', { number: order_id ?? '–' }))
  }
  /** Makes a change of the present draft and sends it; again where a colleague was first with something else. */
  const send = async (make: MakeChange, draft: Draft): Promise<Draft> => {
    const fields = make(draft)
    try {
      const body = { ...fields, version: draft.version }
      return (await api('PUT /api/admin/drafts/:id', { params, body })).data
    } catch (error) {
      const conflict = versionConflict<Draft>(error)
      if (!conflict || overlaps(fields, draft, conflict.current)) throw error
      toast.info(t('drafts.merged', { who: conflict.changed_by ?? t('common.theShop') }))
      take(conflict.current)
      return send(make, conflict.current)
    }
  }
  /** What is pasted adds up with whatever a colleague has changed. */
  const pasteInto = async (text: string, { version }: Draft): Promise<Pasted> => {
    try {
      return await api('POST /api/admin/drafts/:id/paste', { params, body: { text, version } })
    } catch (error) {
      const conflict = versionConflict<Draft>(error)
      if (!conflict) throw error
      return pasteInto(text, conflict.current)
    }
  }
  const shared = { scope: { id: queryKey.join('-') }, mutationKey: queryKey, onError }
  const change = useMutation({
    ...shared,
    mutationFn: async (make: MakeChange) => send(make, await present()),
    onSuccess: take,
    onError: (error: unknown, make) => {
      refused.current = true
      lose(error, make)
      onError(error)
    },
  })
  const paste = useMutation({
    ...shared,
    mutationFn: async (text: string) => pasteInto(text, await present()),
    onSuccess: ({ data }) => take(data),
    onError: (error: unknown, text) => {
      lose(error, text)
      onError(error)
    },
  })
  const place = useMutation({
    ...shared,
    onMutate: () => {
      refused.current = false
    },
    /** Takes the total that was agreed on, in drams, and whether it may be below the zone's minimum. */
    mutationFn: async ({ total, belowMinimum }: { total: number; belowMinimum: boolean }) => {
      if (refused.current) throw changeRefused
      const { version } = await present()
      return (
        await api('POST /api/admin/drafts/:id/place', {
          params,
          body: {
            version,
            expected_total: total,
            ...(belowMinimum && { below_minimum: true }),
          },
        })
      ).data
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: draftsQuery.queryKey }),
  })
  const discard = useMutation({
    ...shared,
    mutationFn: async () => {
      const { version } = await present()
      return api('DELETE /api/admin/drafts/:id', { params, query: { version } })
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: draftsQuery.queryKey }),
  })
  return { change, paste, place, discard, lost, busy: useIsMutating({ mutationKey: queryKey }) > 0 }
}

export type DraftChanges = ReturnType<typeof useDraftChanges>
