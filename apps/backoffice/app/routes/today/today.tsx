import { Link } from 'react-router'
import { useCan, useMe } from '../../features/session/me-query.ts'
import { visibleGroups } from '../../features/shell/navigation.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The first page: the parts of the shop that the person works in. */
export default function Today() {
  const t = useMessages()
  const { name } = useMe()
  const parts = visibleGroups(useCan())
    .flat()
    .filter(({ to }) => to !== '/')
  return (
    <Page title={t('today.title')}>
      <p className="mb-5 text-muted">{t('today.greeting', { name })}</p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {parts.map(({ to, title, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-card px-4 font-semibold hover:border-leaf"
            >
              <Icon size={24} aria-hidden className="shrink-0 text-leaf" />
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
