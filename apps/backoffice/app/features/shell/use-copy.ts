import { useToast } from '@tsiran/app-kit/browser/toast'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Puts a text on the clipboard, and says whether that succeeded. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useMessages()
  const toast = useToast()
  return (text) =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('common.copied')),
      () => toast.error(t('common.copyFailed')),
    )
}
