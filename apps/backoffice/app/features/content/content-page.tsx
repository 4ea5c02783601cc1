import { useRef, type ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useCan } from '../session/me-query.ts'
import { Page } from '../shell/page.tsx'
import { useOpenInView } from '../shell/use-open-in-view.ts'

const tabs = ['pages', 'posts', 'menus', 'sliders', 'galleries', 'social', 'newsletter'] as const
export type ContentTab = (typeof tabs)[number]

interface ContentPageProps {
  tab: ContentTab
  actions?: ReactNode
  children: ReactNode
}

const link =
  'flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 text-muted hover:text-ink aria-[current=page]:border-apricot aria-[current=page]:font-semibold aria-[current=page]:text-ink'

/** One of the content's lists, with the way to the others. */
export function ContentPage({ tab, actions, children }: ContentPageProps) {
  const t = useMessages()
  const mayAnswer = useCan()('reviews.read')
  const links = useRef<HTMLElement>(null)
  useOpenInView(links)
  return (
    <Page title={t(`content.${tab}`)} actions={actions}>
      <nav
        ref={links}
        aria-label={t('content.parts')}
        className="mb-4 flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((name) => (
          <NavLink key={name} to={`/content/${name}`} end className={link}>
            {t(`content.${name}`)}
          </NavLink>
        ))}
        {mayAnswer && (
          <>
            <NavLink to="/comments" className={link}>
              {t('comments.title')}
            </NavLink>
            <NavLink to="/messages" className={link}>
              {t('messages.title')}
            </NavLink>
          </>
        )}
      </nav>
      {children}
    </Page>
  )
}
