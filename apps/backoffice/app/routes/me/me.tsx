import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import { AppearancePanel } from './appearance-panel.tsx'
import { FactorsPanel } from './factors-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

/** The person's own settings. */
export default function Me() {
  const t = useMessages()
  return (
    <Page title={t('me.title')}>
      <div className="grid max-w-3xl gap-5">
        <ProfilePanel />
        <AppearancePanel />
        <FactorsPanel />
        <PasswordPanel />
        <SessionsPanel />
      </div>
    </Page>
  )
}
