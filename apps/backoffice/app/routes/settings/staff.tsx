import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import type { StaffMember } from '@tsiran/contract/admin/staff-shapes'
import { Button } from '@tsiran/ui/button'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useState } from 'react'
import { useCan } from '../../features/session/me-query.ts'
import { Moment } from '../../features/shell/moment.tsx'
import { Page } from '../../features/shell/page.tsx'
import { InviteDialog } from '../../features/staff/invite-dialog.tsx'
import { MemberDialog } from '../../features/staff/member-dialog.tsx'
import { roleNames } from '../../features/staff/role-names.ts'
import { staffQuery } from '../../features/staff/staff-query.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { OpenInvites } from './open-invites.tsx'

const cell = 'px-3 py-2 max-md:px-0 max-md:py-0.5'

/** Everybody who works in the shop, and who is invited. */
export default function Staff() {
  const t = useMessages()
  const mayChange = useCan()('staff.write')
  const list = useQuery(staffQuery)
  const [inviting, setInviting] = useState(false)
  const [edited, setEdited] = useState<StaffMember>()
  return (
    <Page
      title={t('staff.title')}
      actions={mayChange && <Button onClick={() => setInviting(true)}>{t('staff.invite')}</Button>}
    >
      {list.isPending && <Skeleton className="h-64" />}
      {list.isError && <LoadFailure onRetry={() => void list.refetch()} />}
      {list.data && (
        <table className="w-full border-collapse text-left max-md:block">
          <thead className="max-md:sr-only">
            <tr className="border-b border-line text-sm text-muted">
              {(['name', 'roles', 'factor', 'seen'] as const).map((column) => (
                <th key={column} scope="col" className="px-3 py-2 font-semibold">
                  {t(`staff.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {list.data.staff.map((member) => (
              <tr
                key={member.id}
                className="border-b border-line hover:bg-cream max-md:block max-md:py-3"
              >
                <th scope="row" className={`${cell} font-normal max-md:block`}>
                  {mayChange ? (
                    <button
                      type="button"
                      onClick={() => setEdited(member)}
                      className="min-h-11 cursor-pointer text-left font-semibold text-leaf hover:underline"
                    >
                      {member.name}
                    </button>
                  ) : (
                    <span className="font-semibold">{member.name}</span>
                  )}
                  <span className="block text-sm text-muted">{member.email}</span>
                </th>
                <td className={`${cell} max-md:block`}>
                  {member.roles.map((role) => t(roleNames[role])).join(', ')}
                  {!member.active && (
                    <span className="ml-2 text-sm font-semibold text-red">
                      {t('staff.inactive')}
                    </span>
                  )}
                </td>
                <td className={`${cell} max-md:hidden`}>{t(`factor.${member.second_factor}`)}</td>
                <td className={`${cell} text-muted max-md:block max-md:text-sm`}>
                  {member.seen_at ? <Moment at={member.seen_at} /> : t('staff.neverSeen')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {list.data && <OpenInvites invites={list.data.invites} />}
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
      <MemberDialog
        member={list.data?.staff.find(({ id }) => id === edited?.id)}
        onClose={() => setEdited(undefined)}
      />
    </Page>
  )
}
