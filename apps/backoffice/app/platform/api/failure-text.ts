import { isApiError, refusalText } from '@tsiran/app-kit/api/api-error'
import { useMessages } from '../i18n/language.tsx'

/** A sentence for whatever made a call fail: the server's own, or that the server was not reached. */
export function useFailureText(): (error: unknown) => string {
  const t = useMessages()
  return (error) => (isApiError(error) ? refusalText(error) : t('common.callFailed'))
}
