import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminInput } from '@tsiran/contract/admin/api'
import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { versionConflict } from '../../platform/api/version-conflict.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { draftQuery, draftsQuery } from './draft-query.ts'

export type DraftFields = Omit<
  AdminInput<'PUT /api/admin/drafts/:id'>['body'],
  'version' | 'locale'
>
/** What to write, made of the draft as it is when its turn comes. */
export type MakeChange = (draft: Draft) => DraftFields

/**
 * A draft's writes. They run one after the other, each on the answer of the one before, so that nobody waits for the server while
 * typing. On a version conflict the other person's draft is shown, with an error for the refused write.
 */
export function useDraftChanges(id: number) {
  const t = useMessages()
  const toast = useToast()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const { queryKey } = draftQuery(id)
  const params = { id }
  const take = (draft: Draft) => void queries.setQueryData(queryKey, draft)
  /** The present draft; a reading under way would bring an older one. */
  const present = async () => {
    await queries.cancelQueries({ queryKey })
    return queries.fetchQuery({ ...draftQuery(id), staleTime: Number.POSITIVE_INFINITY })
  }
  const onError = (error: unknown) => {
    const conflict = versionConflict<Draft>(error)
    if (conflict) {
      take(conflict.current)
      toast.error(t('drafts.conflict', { who: conflict.changed_by ?? '–' }))
    } else if (isApiError(error) && error.code === 'cart_changed') {
      take(error.data as Draft)
      toast.error(t('drafts.changed'))
    } else {
      toast.error(failureText(error))
      void queries.invalidateQueries({ queryKey })
    }
  }
  const shared = { scope: { id: queryKey.join('-') }, mutationKey: queryKey, onError }
  const change = useMutation({
    ...shared,
    mutationFn: async (make: MakeChange) => {
      const draft = await present()
      return (
        await api('PUT /api/admin/drafts/:id', {
          params,
          body: { ...make(draft), version: draft.version },
        })
      ).data
    },
    onSuccess: take,
  })
  const paste = useMutation({
    ...shared,
    mutationFn: async (text: string) => {
      const { version } = await present()
      return api('POST /api/admin/drafts/:id/paste', { params, body: { text, version } })
    },
    onSuccess: ({ data }) => take(data),
  })
  const place = useMutation({
    ...shared,
    /** Takes the total that was agreed on, in drams, and whether it may be below the zone's minimum. */
    mutationFn: async ({ total, belowMinimum }: { total: number; belowMinimum: boolean }) => {
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
  return { change, paste, place, discard, busy: useIsMutating({ mutationKey: queryKey }) > 0 }
}

export type DraftChanges = ReturnType<typeof useDraftChanges>
