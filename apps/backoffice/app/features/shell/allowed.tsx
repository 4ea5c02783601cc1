import type { Permission } from '@tsiran/contract/admin/permissions'
import { ButtonLink } from '@tsiran/ui/button'
import type { ReactNode } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useCan } from '../session/me-query.ts'
import { Page } from './page.tsx'

/** A page for those who have a permission; others read that it is not for their role. */
export function Allowed({ permission, children }: { permission: Permission; children: ReactNode }) {
  const t = useMessages()
  if (useCan()(permission)) return children
  return (
    <Page title={t('shell.forbiddenTitle')}>
      <p className="mb-4 text-muted">{t('shell.forbiddenNote')}</p>
      <ButtonLink to="/">{t('shell.home')}</ButtonLink>
    </Page>
  )
}
