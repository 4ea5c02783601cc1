import type { ChangeSet } from '@tsiran/contract/admin/change-sets'
import { Button } from '@tsiran/ui/button'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { writeInstant } from '../../platform/i18n/shop-time.ts'
import { staleAfterBulk } from './bulk-queries.ts'

/** What is planned of a change set: when it begins, and when it is taken back. */
export function PlanState({ set: { starts_at, ends_at, canceled } }: { set: ChangeSet }) {
  const t = useMessages()
  return (
    <>
      {starts_at && (
        <span className="font-medium tabular-nums">
          {t('bulk.planned', { time: writeInstant(starts_at) })}
        </span>
      )}
      {ends_at && (
        <span className="font-medium tabular-nums">
          {t('bulk.until', { time: writeInstant(ends_at) })}
        </span>
      )}
      {canceled && <span className="text-muted">{t('bulk.planCanceled')}</span>}
    </>
  )
}

/** Cancels what is planned: all of it before its start, afterwards the end alone. */
export function PlanButton({ set: { id, starts_at, ends_at } }: { set: ChangeSet }) {
  const t = useMessages()
  const part = starts_at ? 'start' : 'end'
  const cancel = useAct(
    () => api('POST /api/admin/change-sets/:id/cancel', { params: { id }, body: { part } }),
    { refresh: staleAfterBulk, done: t('common.done') },
  )
  if (!starts_at && !ends_at) return null
  return (
    <Button variant="secondary" loading={cancel.isPending} onClick={() => cancel.mutate()}>
      {t(starts_at ? 'bulk.cancelPlan' : 'bulk.keep')}
    </Button>
  )
}
