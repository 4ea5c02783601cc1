import { contactPath, quickOrderPath } from '@tsiran/contract/shop-paths'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CachedMarkup } from '../../platform/document/markup-cache.tsx'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { NavLink } from '../shop/menus.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useShop } from '../shop/shop.ts'
import { ContactLinks, type Contact } from '../shop/contact-links.tsx'
import { HoursList } from '../shop/hours-list.tsx'
import { LanguageLinks } from './language-links.tsx'
import { FooterNewsletter } from './footer-newsletter.tsx'
import { Logo } from './logo.tsx'
import { PaymentMarks } from './payment-marks.tsx'
import { SocialLinks } from './social-links.tsx'
import { useNavLinks } from './use-nav-links.ts'

const link = 'inline-flex min-h-11 items-center gap-2 hover:text-leaf hover:underline'

/** The shop's name, links, contacts, newsletter and payment methods. */
export function Footer({ name, contact }: { name: string; contact: Contact }) {
  const t = useMessages()
  const locale = useLocale()
  const { footerLinks, payments, openingHours } = useShop()
  // Without scripts a phone has no menu, and the pages that are the same for everybody know no company.
  const navLinks = [...useNavLinks(), { to: quickOrderPath(locale), label: t('quickOrder.title') }]
  const year = new Date().getFullYear()
  return (
    <footer className="mt-16 border-t border-line bg-card pb-6 bottom-bar:pb-[calc(var(--bars-room)+2rem)] print:hidden">
      <div className="content pt-10">
        <CachedMarkup of={['newsletter']}>
          <FooterNewsletter />
        </CachedMarkup>
      </div>
      <div className="content grid grid-cols-1 gap-x-8 *:min-w-0 gap-y-6 pt-10 wrap-anywhere sm:grid-cols-2 lg:grid-cols-[1.4fr_0.8fr_1.9fr_1.3fr]">
        <div>
          <Logo name={name} />
          <p className="mt-3 max-w-xs text-muted">{t('shell.footer.about')}</p>
          <SocialLinks />
          <LanguageLinks
            className="mt-2 flex-wrap gap-x-4"
            linkClass="min-h-11 hover:text-leaf hover:underline aria-[current]:font-bold"
          />
        </div>
        <CachedMarkup of={['footer', navLinks, footerLinks, contact, payments, openingHours]}>
          <div className="contents *:min-w-0">
            <Column title={t('shell.footer.shop')}>
              <Links links={navLinks} />
            </Column>
            {footerLinks.length > 0 && (
              <Column title={t('footer.information')} className="columns-2 gap-6">
                <Links links={footerLinks} />
              </Column>
            )}
            <div className="grid content-start gap-y-6">
              <Column title={t('shell.footer.contact')}>
                <ContactLinks contact={contact} className={link} />
                <li className="flex min-h-11 items-center gap-2">
                  <IconMapPin size={18} aria-hidden className="shrink-0" />
                  {contact.address}
                </li>
                <li className="empty:hidden">
                  <HoursList />
                </li>
                <Links links={[{ to: contactPath(locale), label: t('footer.write') }]} />
              </Column>
              <PaymentMarks />
            </div>
          </div>
        </CachedMarkup>
      </div>
      <p className="content mt-8 text-sm text-muted" suppressHydrationWarning>
        {t('shell.footer.rights', { year, name })}
      </p>
    </footer>
  )
}

function Column({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <div>
      <h2 className="mb-1 font-bold">{title}</h2>
      <ul className={className}>{children}</ul>
    </div>
  )
}

function Links({ links }: { links: readonly NavLink[] }) {
  return links.map(({ to, label }) => (
    <li key={to}>
      <Link to={to} className={link}>
        {label}
      </Link>
    </li>
  ))
}
