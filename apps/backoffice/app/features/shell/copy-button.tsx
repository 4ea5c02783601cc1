import { useToast } from '@tsiran/app-kit/browser/toast'
import { Button } from '@tsiran/ui/button'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Puts a text on the clipboard. */
export function CopyButton({ text }: { text: string }) {
  const t = useMessages()
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('common.copied')),
      () => toast.error(t('common.copyFailed')),
    )
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      {t('common.copy')}
    </Button>
  )
}
