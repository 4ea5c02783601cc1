import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { Dialog } from '@tsiran/ui/dialog'
import { useRef } from 'react'
import { NavLink } from 'react-router'
import { useOpen } from '@tsiran/app-kit/browser/use-open'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useCan } from '../session/me-query.ts'
import { visibleGroups } from './navigation.ts'

/** Entries beside the menu: a phone's width takes four names in Armenian. */
const shown = 3
const itemClass =
  'grid min-h-14 cursor-pointer content-center justify-items-center gap-0.5 rounded-control px-0.5 text-center text-xs leading-tight aria-[current=page]:font-semibold aria-[current=page]:text-leaf'

/** The shop's parts at the phone's bottom edge: the first three, and a menu of all. */
export function BottomBar() {
  const t = useMessages()
  const entries = visibleGroups(useCan()).flat()
  const [open, setOpen] = useOpen()
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <nav
      aria-label={t('shell.parts')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid auto-cols-[minmax(min-content,1fr)] grid-flow-col px-1">
        {entries.slice(0, shown).map(({ to, title, icon: Icon }) => (
          <li key={to} className="grid">
            <NavLink to={to} end={to === '/'} className={itemClass}>
              <Icon size={22} aria-hidden />
              <span>{t(title)}</span>
            </NavLink>
          </li>
        ))}
        <li className="grid">
          <button
            ref={opener}
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className={itemClass}
          >
            <IconMenu2 size={22} aria-hidden />
            {t('shell.menu')}
          </button>
        </li>
      </ul>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('shell.menu')} opener={opener}>
        <ul className="grid gap-1">
          {entries.map(({ to, title, icon: Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/'}
                className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-leaf-soft aria-[current=page]:bg-leaf-soft aria-[current=page]:font-semibold"
              >
                <Icon size={22} aria-hidden className="shrink-0" />
                {t(title)}
              </NavLink>
            </li>
          ))}
        </ul>
      </Dialog>
    </nav>
  )
}
