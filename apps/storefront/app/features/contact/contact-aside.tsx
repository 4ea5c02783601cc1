import { pageIds, pagePath } from '@tsiran/contract/page-ids'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import { Link, useLocation } from 'react-router'
import { canonicalPath } from '../../platform/document/canonical.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useContact } from '../shop/shop.ts'
import { ContactLinks } from '../shop/contact-links.tsx'
import { HoursList } from '../shop/hours-list.tsx'

const link =
  'flex min-h-11 items-center gap-2.5 [overflow-wrap:anywhere] hover:text-leaf hover:underline'

/** A sidebar with the other ways to reach the shop. */
export function ContactAside() {
  const t = useMessages()
  const locale = useLocale()
  const contact = useContact()
  const { pathname: here } = canonicalPath(useLocation())
  const ways = [
    { path: '/site/contact-us', label: t('site.contact.title'), icon: IconMessage },
    { path: pagePath(pageIds.visit), label: t('site.contact.visit'), icon: IconMapPin },
    { path: pagePath(pageIds.faq), label: t('site.contact.faq'), icon: IconHelpCircle },
  ]
  return (
    <aside
      aria-label={t('site.contact.questions')}
      className="h-max rounded-card border border-line bg-card p-5 lg:sticky lg:top-28 print:hidden"
    >
      <h2 className="mb-1 text-lg font-bold">{t('site.contact.questions')}</h2>
      <ul>
        {contact && <ContactLinks contact={contact} className={link} />}
        {ways
          .filter(({ path }) => here !== `/${locale}${path}`)
          .map(({ path, label, icon: Icon }) => (
            <li key={path}>
              <Link to={`/${locale}${path}`} className={link}>
                <Icon size={18} aria-hidden className="shrink-0" />
                {label}
              </Link>
            </li>
          ))}
      </ul>
      <HoursList />
      {contact && <p className="mt-2 border-t border-line pt-3 text-muted">{contact.address}</p>}
    </aside>
  )
}
