import { isApiError } from '@tsiran/app-kit/api/api-error'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { versionConflict } from '../../platform/api/version-conflict.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Why a call was refused; nothing where the person declined to confirm who they are. `taken`: its key has written something else. */
export function CreditFailure({ error, taken }: { error: Error | null; taken?: string }) {
  const t = useMessages()
  const failureText = useFailureText()
  if (!error || (isApiError(error) && error.code === 'confirmation_needed')) return null
  const conflict = versionConflict(error)
  return (
    <Notice kind={conflict ? 'warning' : 'error'}>
      {conflict
        ? t('common.conflict', { name: conflict.changed_by ?? t('common.theShop') })
        : isApiError(error) && error.code === 'conflict' && taken
          ? taken
          : failureText(error)}
    </Notice>
  )
}
