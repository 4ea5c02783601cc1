import { Button } from '@tsiran/ui/button'
import { useMessages } from '../i18n/messages.ts'

/** Shown where data could not be loaded, with a button to retry. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useMessages()
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-4">
      <p>{t('shell.loadFailed')}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('shell.again')}
      </Button>
    </div>
  )
}
