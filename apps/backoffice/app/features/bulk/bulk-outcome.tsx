import { useQueryClient } from '@tanstack/react-query'
import type { BulkResult } from '@tsiran/contract/admin/bulk'
import type { Job } from '@tsiran/contract/admin/jobs'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { writeInstant } from '../../platform/i18n/shop-time.ts'
import { ChangesTable, type ShownChange } from './changes-table.tsx'
import { staleAfterBulk } from './bulk-queries.ts'
import { JobProgress } from './job-progress.tsx'
import { RevertButton } from './revert-button.tsx'
import { useBulkWords } from './use-bulk-words.ts'

interface BulkOutcomeProps {
  outcome: BulkResult
  /** Called with the result of its job, once that has ended. */
  onEnd?: (result: BulkResult) => void
}

/** What an edit did: when it begins, its progress while it is a job, then the counts, what was refused, and a way back. */
export function BulkOutcome({ outcome, onEnd }: BulkOutcomeProps) {
  const t = useMessages()
  const words = useBulkWords()
  const queries = useQueryClient()
  const [ended, setEnded] = useState<Job | null>(null)
  const handleEnd = useCallback(
    (job: Job) => {
      setEnded(job)
      onEnd?.({ ...outcome, ...(job.result as Partial<BulkResult> | null) })
      for (const queryKey of staleAfterBulk) void queries.invalidateQueries({ queryKey })
    },
    [queries, onEnd, outcome],
  )
  if (outcome.starts_at !== null)
    return (
      <p role="status" className="flex flex-wrap gap-x-4 text-lg font-semibold tabular-nums">
        {t('bulk.planned', { time: writeInstant(outcome.starts_at) })}
        <Link
          to={`/products/changes/${outcome.change_set_id}`}
          className="text-leaf hover:underline"
        >
          {t('bulk.openSet')}
        </Link>
      </p>
    )
  if (outcome.job_id !== null && !ended)
    return <JobProgress id={outcome.job_id} onEnd={handleEnd} />
  const result = { ...outcome, ...(ended?.result as Partial<BulkResult> | null) }
  const refused = result.refused.map((cell): ShownChange => {
    const { product_id, variant_id, sku, field, code, problem, message } = cell
    const note = code === 'version_conflict' ? t('bulk.stale') : (message ?? code)
    return { product_id, variant_id, sku, field, note: problem ? words.problem(problem) : note }
  })
  const count = t('bulk.refused', { count: result.refused_total })
  return (
    <div className="grid gap-4">
      {ended?.state === 'canceled' && <p className="font-medium text-red">{t('bulk.canceled')}</p>}
      {ended?.error && (
        <p className="font-medium text-red">{t('bulk.failed', { reason: ended.error.message })}</p>
      )}
      <p role="status" className="text-lg font-semibold">
        {t('bulk.applied', { count: result.applied })}
      </p>
      {refused.length > 0 && (
        <>
          <p>{count}</p>
          <ChangesTable label={count} changes={refused} />
        </>
      )}
      {result.change_set_id !== null && result.applied > 0 && (
        <div>
          <RevertButton
            id={result.change_set_id}
            note={t('bulk.revertNote', { count: result.applied })}
          />
        </div>
      )}
    </div>
  )
}
