import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { telLink, unbroken } from './phone.ts'

export interface Contact {
  phone: string
  email: string
  address: string
}

/** The shop's phone and e-mail as list items. */
export function ContactLinks({
  contact: { phone, email },
  className,
}: {
  contact: Contact
  className: string
}) {
  const t = useMessages()
  return (
    <>
      <li>
        <a
          href={telLink(phone)}
          aria-label={t('shell.phone', { phone })}
          className={`tabular-nums ${className}`}
        >
          <IconPhone size={18} aria-hidden className="shrink-0" />
          {unbroken(phone)}
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`} aria-label={t('shell.email', { email })} className={className}>
          <IconMail size={18} aria-hidden className="shrink-0" />
          {email}
        </a>
      </li>
    </>
  )
}
