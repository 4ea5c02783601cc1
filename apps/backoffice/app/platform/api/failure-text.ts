import { isApiError, refusalText } from '@tsiran/app-kit/api/api-error'
import { useMessages } from '../i18n/language.tsx'
import { versionConflict } from './version-conflict.ts'

/** A sentence for whatever made a call fail: the server's own, who was first, or that the server was not reached. */
export function useFailureText(): (error: unknown) => string {
  const t = useMessages()
  return (error) => {
    const name = versionConflict(error)?.changed_by
    if (name) return t('common.changedBy', { name })
    return isApiError(error) ? refusalText(error) : t('common.callFailed')
  }
}

/** As {@link useFailureText}, where a code or a passkey was the proof: the server's own sentence speaks of a password. */
export function useFactorFailureText(): (error: unknown) => string {
  const t = useMessages()
  const failureText = useFailureText()
  return (error) =>
    isApiError(error) && error.code === 'invalid_credentials'
      ? t('factors.wrong')
      : failureText(error)
}
