import { useRef, type ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useCan } from '../session/me-query.ts'
import { Page } from '../shell/page.tsx'
import { useOpenInView } from '../shell/use-open-in-view.ts'
import { settingsPages } from './settings-pages.ts'

interface SettingsPageProps {
  title: string
  actions?: ReactNode
  children: ReactNode
}

/** One page of the settings, with the ways to the others. */
export function SettingsPage({ title, actions, children }: SettingsPageProps) {
  return (
    <Page title={title} actions={actions}>
      <Tabs />
      <div className="grid max-w-4xl gap-5">{children}</div>
    </Page>
  )
}

function Tabs() {
  const t = useMessages()
  const can = useCan()
  const links = useRef<HTMLElement>(null)
  useOpenInView(links)
  return (
    <nav ref={links} aria-label={t('settings.title')} className="mb-5 border-b border-line">
      <ul className="flex gap-1 overflow-x-auto">
        {settingsPages
          .filter((page) => can(page.permission))
          .map((page) => (
            <li key={page.to} className="shrink-0">
              <NavLink
                to={page.to}
                className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-muted aria-[current]:border-apricot aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {t(page.title)}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
