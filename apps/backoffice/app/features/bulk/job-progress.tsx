import { useQuery } from '@tanstack/react-query'
import type { Job } from '@tsiran/contract/admin/jobs'
import { formatNumber } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { useEffect, useRef } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { jobQuery } from './bulk-queries.ts'

interface JobProgressProps {
  id: number
  /** Called once with the ended job. */
  onEnd: (job: Job) => void
}

/** How far a job is, and a way to cancel it. */
export function JobProgress({ id, onEnd }: JobProgressProps) {
  const t = useMessages()
  const { data: job } = useQuery(jobQuery(id))
  const cancel = useAct(
    () => api('POST /api/admin/jobs/:id/cancel', { params: { id }, body: {} }),
    {
      refresh: [['job', id]],
    },
  )
  const handled = useRef<number | null>(null)
  useEffect(() => {
    if (!job?.finished_at || handled.current === id) return
    handled.current = id
    onEnd(job)
  }, [job, id, onEnd])
  const total = job?.total ?? 0
  const progress = t('bulk.progress', {
    done: formatNumber(job?.done ?? 0),
    total: formatNumber(total),
  })
  return (
    <div className="grid gap-3">
      <progress
        className="progress h-3 w-full"
        aria-label={progress}
        max={Math.max(total, 1)}
        value={job?.done ?? 0}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="tabular-nums">
          {progress}
        </p>
        <Button
          variant="secondary"
          loading={cancel.isPending || job?.cancel_requested === true}
          onClick={() => cancel.mutate()}
        >
          {t('bulk.cancel')}
        </Button>
      </div>
    </div>
  )
}
