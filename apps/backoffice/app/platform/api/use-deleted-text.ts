import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '../i18n/language.tsx'
import { versionConflict } from './version-conflict.ts'

/** What a form knows of its thing's deletion; a kind without `deleted_at` is deleted for good. */
interface Deletable {
  deleted_at?: string | null
}

/** Whether a write was refused with a thing that is deleted by now: then there is nothing to choose between. */
export const isDeletedConflict = (error: unknown): boolean =>
  (versionConflict<Deletable>(error)?.current.deleted_at ?? null) !== null

/**
 * The sentence for a write that was refused since a colleague has deleted the thing; undefined for other failures. Once the thing is
 * restored, `reset` forgets the refusal.
 */
export function useDeletedText(
  error: unknown,
  thing: Deletable | undefined,
  reset: () => void,
): string | undefined {
  const t = useMessages()
  const isDeleted = (thing?.deleted_at ?? null) !== null
  const onRestored = useEffectEvent(reset)
  useEffect(() => {
    if (!isDeleted) onRestored()
  }, [isDeleted])
  if (!isApiError(error)) return undefined
  if (error.status === 404) return t('common.goneMeanwhile')
  const isRefused = isDeletedConflict(error) || (isDeleted && error.status === 409)
  return isRefused ? t('common.deletedMeanwhile') : undefined
}
