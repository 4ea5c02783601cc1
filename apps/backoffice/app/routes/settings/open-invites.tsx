import type { Invite } from '@tsiran/contract/admin/staff-shapes'
import { Button } from '@tsiran/ui/button'
import { Moment } from '../../features/shell/moment.tsx'
import { Panel } from '../../features/shell/panel.tsx'
import { roleNames } from '../../features/staff/role-names.ts'
import { staffQuery } from '../../features/staff/staff-query.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Invites that nobody has accepted yet. */
export function OpenInvites({ invites }: { invites: readonly Invite[] }) {
  const t = useMessages()
  const withdraw = useAct(
    (id: number) => api('DELETE /api/admin/staff/invites/:id', { params: { id } }),
    {
      done: t('staff.inviteWithdrawn'),
      refresh: [staffQuery.queryKey],
    },
  )
  if (invites.length === 0) return null
  return (
    <div className="mt-6">
      <Panel title={t('staff.invites')}>
        <ul className="divide-y divide-line">
          {invites.map(({ id, name, email, roles, expires_at }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 py-2">
              <span className="grow">
                <span className="block font-semibold">{name}</span>
                <span className="text-sm text-muted">
                  {email} · {roles.map((role) => t(roleNames[role])).join(', ')} ·{' '}
                  {t('staff.until')} <Moment at={expires_at} />
                </span>
              </span>
              <Button
                variant="quiet"
                aria-label={t('staff.withdrawNamed', { name })}
                onClick={() => withdraw.mutate(id)}
              >
                {t('staff.withdraw')}
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
