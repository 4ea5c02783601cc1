import { Button } from '@tsiran/ui/button'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useTitle } from './page.tsx'

/** Stands in place of a page that failed, or whose code could not be loaded. */
export function PageFailure() {
  const t = useMessages()
  useTitle(t('shell.failedTitle'))
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-4 p-6 text-center">
      <h1 className="text-2xl font-bold">{t('shell.failedTitle')}</h1>
      <p className="max-w-md text-muted">{t('shell.failedNote')}</p>
      <Button onClick={() => location.reload()}>{t('shell.reload')}</Button>
    </main>
  )
}
