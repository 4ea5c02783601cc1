import { ButtonLink } from '@tsiran/ui/button'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** An address that there is not. */
export default function NotFound() {
  const t = useMessages()
  return (
    <Page title={t('shell.notFoundTitle')}>
      <p className="mb-4 text-muted">{t('shell.notFoundNote')}</p>
      <ButtonLink to="/">{t('shell.home')}</ButtonLink>
    </Page>
  )
}
