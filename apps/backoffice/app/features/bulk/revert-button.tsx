import { useQueryClient } from '@tanstack/react-query'
import type { Job } from '@tsiran/contract/admin/jobs'
import { Button } from '@tsiran/ui/button'
import { useCallback, useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { ChangesTable, type ShownChange } from './changes-table.tsx'
import { staleAfterBulk } from './bulk-queries.ts'
import { JobProgress } from './job-progress.tsx'

interface Reverted {
  reverted: number
  left: ShownChange[]
  left_total: number
  job_id: number | null
}

/** Takes a change set back, and names the fields that somebody changed later. */
export function RevertButton({ id }: { id: number }) {
  const t = useMessages()
  const queries = useQueryClient()
  const [outcome, setOutcome] = useState<Reverted | null>(null)
  const revert = useAct(
    () => api('POST /api/admin/change-sets/:id/revert', { params: { id }, body: {} }),
    { refresh: staleAfterBulk, onDone: ({ data }) => setOutcome(data) },
  )
  const onEnd = useCallback(
    ({ result }: Job) => {
      setOutcome({ ...(result as Omit<Reverted, 'job_id'>), job_id: null })
      for (const queryKey of staleAfterBulk) void queries.invalidateQueries({ queryKey })
    },
    [queries],
  )
  if (!outcome)
    return (
      <Button variant="secondary" loading={revert.isPending} onClick={() => revert.mutate()}>
        {t('bulk.revert')}
      </Button>
    )
  if (outcome.job_id !== null) return <JobProgress id={outcome.job_id} onEnd={onEnd} />
  return (
    <div className="grid w-full gap-2">
      <p role="status" className="font-semibold">
        {t('bulk.revertedCount', { count: outcome.reverted })}
      </p>
      {outcome.left_total > 0 && (
        <>
          <p>{t('bulk.left', { count: outcome.left_total })}</p>
          <ChangesTable
            label={t('bulk.left', { count: outcome.left_total })}
            changes={outcome.left}
          />
        </>
      )}
    </div>
  )
}
