import { comparePath, profilePath } from '@tsiran/contract/shop-paths'
import { Drawer } from '@tsiran/ui/drawer'
import { useEffect, useState, type RefObject } from 'react'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useShop } from '../shop/shop.ts'
import { useSignedIn } from '../session/session.ts'
import { AuthLink } from '../session/auth-link.tsx'
import { ContactLinks, type Contact } from '../shop/contact-links.tsx'
import { LanguageLinks } from './language-links.tsx'
import { useCompareLabel } from './use-indicators.ts'
import { CreateAccountLink, useGreeting } from './personal-links.tsx'
import { useCompanyLinks, useIsHere, useNavLinks } from './use-nav-links.ts'
import { MobileCategories, menuLine } from './mobile-categories.tsx'

interface MobileMenuProps {
  name: string
  contact: Contact
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The menu of screens of 991 px or less: pages, categories in two levels, languages, contact. */
export function MobileMenu({ name, contact, opener, onClose }: MobileMenuProps) {
  const t = useMessages()
  // Mounted closed, so that its opening is animated.
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <Drawer
      open={open}
      opener={opener}
      title={name}
      onClose={onClose}
      footer={
        <LanguageLinks
          className="justify-between"
          linkClass="min-h-11 rounded-control px-2 font-medium aria-[current]:bg-apricot-soft"
        />
      }
    >
      <Pages />
      <Personal onOpen={onClose} />
      <h2 className="mt-5 mb-1 px-2 text-sm font-semibold text-muted">{t('shell.categories')}</h2>
      <MobileCategories />
      <ul className="mt-5 border-t border-line pt-3">
        <ContactLinks contact={contact} className={menuLine} />
      </ul>
    </Drawer>
  )
}

function Pages() {
  const t = useMessages()
  const locale = useLocale()
  const compare = useCompareLabel()
  const links = [
    ...useNavLinks(),
    ...useCompanyLinks(),
    ...useShop().headerLinks,
    { to: comparePath(locale), label: compare.label },
  ]
  const isHere = useIsHere()
  return (
    <nav aria-label={t('shell.mainNav')}>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} aria-current={isHere(to) ? 'page' : undefined} className={menuLine}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The account's links; for guests sign-in and registration. */
function Personal({ onOpen }: { onOpen: () => void }) {
  const t = useMessages()
  const locale = useLocale()
  const signedIn = useSignedIn()
  const greeting = useGreeting()
  if (signedIn) {
    return (
      <Link to={profilePath(locale)} className={menuLine}>
        {greeting}
      </Link>
    )
  }
  return (
    <>
      <AuthLink view="login" className={menuLine} onOpen={onOpen}>
        {t('shell.account')}
      </AuthLink>
      <CreateAccountLink className={menuLine} onOpen={onOpen} />
    </>
  )
}
