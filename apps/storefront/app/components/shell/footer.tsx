import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import mastercard from 'simple-icons/icons/mastercard.svg?url'
import visa from 'simple-icons/icons/visa.svg?url'
import { useMessages } from '../../lib/messages.ts'
import { ContactLinks, type Contact } from './contact-links.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'
import { useNavLinks } from './use-nav-links.ts'

const link = 'inline-flex min-h-11 items-center gap-2 hover:text-leaf hover:underline'

/** Who we are, where to go, how to reach us, how to pay. */
export function Footer({ name, contact }: { name: string; contact: Contact }) {
  const t = useMessages()
  const links = useNavLinks()
  const year = new Date().getFullYear()
  return (
    <footer className="mt-16 border-t border-line bg-card pb-6 bottom-bar:pb-24">
      <div className="content grid gap-x-8 gap-y-6 pt-10 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1.2fr_1fr]">
        <div>
          <Logo name={name} />
          <p className="mt-3 max-w-xs text-muted">{t('shell.footer.about')}</p>
          <LanguageLinks className="mt-2 flex-wrap gap-x-4" linkClass="min-h-11 hover:text-leaf hover:underline aria-[current]:font-bold" />
        </div>
        <Column title={t('shell.footer.shop')}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={link}>
                {label}
              </Link>
            </li>
          ))}
        </Column>
        <Column title={t('shell.footer.contact')}>
          <ContactLinks contact={contact} className={link} />
          <li className="flex min-h-11 items-center gap-2">
            <IconMapPin size={18} aria-hidden className="shrink-0" />
            {contact.address}
          </li>
        </Column>
        <div>
          <h2 className="mb-1 font-bold">{t('shell.footer.payment')}</h2>
          <ul className="flex flex-wrap items-center gap-3 pt-2">
            <li className="flex h-9 items-center gap-2 rounded-lg border border-line px-2.5 text-sm">
              <IconCash size={22} aria-hidden />
              {t('shell.footer.cash')}
            </li>
            <Mark src={visa} name="Visa" />
            <Mark src={mastercard} name="Mastercard" />
          </ul>
        </div>
      </div>
      <p className="content mt-8 text-sm text-muted" suppressHydrationWarning>
        {t('shell.footer.rights', { year, name })}
      </p>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-1 font-bold">{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

function Mark({ src, name }: { src: string; name: string }) {
  return (
    <li className="grid h-9 w-14 place-items-center rounded-lg border border-line">
      <img src={src} alt={name} width={34} height={34} loading="lazy" className="h-7 w-auto" />
    </li>
  )
}
