import type { CompanyUser } from '@tsiran/contract/companies'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** E-mail and password of the user that was just saved, shown once. */
export function PassOn({ user }: { user: CompanyUser }) {
  const t = useMessages()
  return (
    <Notice kind="success">
      <p className="font-bold">{t('companies.passOn', { name: user.name })}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-ink">
        <dt>{t('account.email')}</dt>
        <dd className="font-semibold wrap-anywhere">{user.email}</dd>
        <dt>{t('account.password')}</dt>
        <dd className="font-semibold wrap-anywhere">{user.public_password}</dd>
      </dl>
    </Notice>
  )
}
