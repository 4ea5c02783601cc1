import { Button } from '@tsiran/ui/button'
import { useMessages } from '../i18n/messages.ts'

/** The categories could not be loaded: says so and offers to try again. */
export function MenuFailure({ onRetry }: { onRetry: () => void }) {
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
