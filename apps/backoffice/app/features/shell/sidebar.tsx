import IconLayoutSidebar from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs'
import { useRef } from 'react'
import { Link, NavLink } from 'react-router'
import { collapseSidebar, useSidebarCollapsed } from '../../platform/document/settings.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useCan } from '../session/me-query.ts'
import { useOpenInView } from './use-open-in-view.ts'
import { visibleGroups, type NavigationEntry } from './navigation.ts'

/** The shop's parts beside the page: icons and words, or icons alone. */
export function Sidebar() {
  const t = useMessages()
  const groups = visibleGroups(useCan())
  const collapsed = useSidebarCollapsed()
  const links = useRef<HTMLElement>(null)
  useOpenInView(links)
  const toggle = t(collapsed ? 'shell.expand' : 'shell.collapse')
  return (
    <aside
      className={`sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-line bg-cream md:flex print:hidden ${collapsed ? 'w-14' : 'w-58'}`}
    >
      <Link to="/" className="flex h-14 items-center gap-2 px-4 text-lg font-bold text-leaf">
        {collapsed ? 'Ծ' : 'Tsiran'}
        <span className="sr-only">: {t('shell.home')}</span>
      </Link>
      <nav ref={links} aria-label={t('shell.parts')} className="grow overflow-y-auto px-2 pb-4">
        {groups.map((group) => (
          <ul key={group[0]!.to} className="border-line py-2 not-first:border-t">
            {group.map((entry) => (
              <li key={entry.to}>
                <Entry entry={entry} collapsed={collapsed} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <button
        type="button"
        onClick={() => collapseSidebar(!collapsed)}
        aria-label={toggle}
        title={toggle}
        className="m-2 grid size-10 cursor-pointer place-items-center rounded-control text-muted hover:bg-leaf-soft hover:text-ink"
      >
        <IconLayoutSidebar size={20} aria-hidden />
      </button>
    </aside>
  )
}

function Entry({
  entry: { to, title, icon: Icon },
  collapsed,
}: {
  entry: NavigationEntry
  collapsed: boolean
}) {
  const t = useMessages()
  const name = t(title)
  return (
    <NavLink
      to={to}
      end={to === '/'}
      title={collapsed ? name : undefined}
      className="flex min-h-10 items-center gap-3 rounded-control px-2.5 py-1.5 leading-tight hover:bg-leaf-soft aria-[current=page]:bg-leaf-soft aria-[current=page]:font-semibold aria-[current=page]:text-leaf"
    >
      <Icon size={20} aria-hidden className="shrink-0" />
      <span className={collapsed ? 'sr-only' : 'min-w-0'}>{name}</span>
    </NavLink>
  )
}
