import type { StaffMember } from '@tsiran/contract/admin/staff-shapes'
import { Button } from '@tsiran/ui/button'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { staffQuery } from './staff-query.ts'

/** What ends a member's access, or a part of it. */
export function MemberActions({
  member: { id, sessions, second_factor },
}: {
  member: StaffMember
}) {
  const t = useMessages()
  const refresh = [staffQuery.queryKey]
  const end = useAct(() => api('DELETE /api/admin/staff/:id/sessions', { params: { id } }), {
    done: t('staff.sessionsEnded'),
    refresh,
  })
  const reset = useAct(() => api('DELETE /api/admin/staff/:id/second-factor', { params: { id } }), {
    done: t('staff.factorsReset'),
    refresh,
  })
  return (
    <div className="grid gap-2 border-t border-line pt-4 sm:grid-cols-2">
      <Button
        variant="danger"
        loading={end.isPending}
        disabled={sessions === 0}
        onClick={() => end.mutate()}
      >
        {t('staff.endSessions', { count: sessions })}
      </Button>
      <Button
        variant="danger"
        loading={reset.isPending}
        disabled={second_factor === 'none'}
        onClick={() => reset.mutate()}
      >
        {t('staff.resetFactors')}
      </Button>
    </div>
  )
}
