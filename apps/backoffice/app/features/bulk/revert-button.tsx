import { useQueryClient } from '@tanstack/react-query'
import type { Job } from '@tsiran/contract/admin/jobs'
import type { AdminMessageKey } from '@tsiran/i18n/admin-translator'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { useCallback, useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { ChangesTable, type ShownChange } from './changes-table.tsx'
import { staleAfterBulk } from './bulk-queries.ts'
import { JobProgress } from './job-progress.tsx'
import { attributeOf } from './operation-draft.ts'

interface Reverted {
  reverted: number
  left: ShownChange[]
  left_total: number
  job_id: number | null
}

/** Why a revert left a field. */
function whyLeft({ field, product_id, variant_id }: ShownChange): AdminMessageKey {
  if (field === 'qty') return 'bulk.leftWhy.stock'
  const isOption = variant_id !== null && attributeOf(field) !== undefined
  if (field === 'images' || isOption) return 'bulk.leftWhy.never'
  if (field !== 'created') return 'bulk.leftWhy.changed'
  if (variant_id !== null) return 'bulk.leftWhy.newVariant'
  return product_id === null ? 'bulk.leftWhy.newCategory' : 'bulk.leftWhy.newProduct'
}

interface RevertProps {
  id: number
  /** What the revert does, to be confirmed before. */
  note: string
  /** Whether the set is reverted already: then there is no button. */
  done?: boolean
}

/** Takes a change set back after a question, and lists the fields that stay, with the reasons. */
export function RevertButton({ id, note, done = false }: RevertProps) {
  const t = useMessages()
  const queries = useQueryClient()
  const [outcome, setOutcome] = useState<Reverted | null>(null)
  const [isAsking, setIsAsking] = useState(false)
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
  const start = () => {
    setIsAsking(false)
    revert.mutate()
  }
  if (!outcome)
    return done ? null : (
      <>
        <Button variant="secondary" loading={revert.isPending} onClick={() => setIsAsking(true)}>
          {t('bulk.revert')}
        </Button>
        <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={t('bulk.revertTitle')}>
          <p>{note}</p>
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('bulk.cancel')}
            </Button>
            <Button onClick={start}>{t('bulk.revert')}</Button>
          </div>
        </Dialog>
      </>
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
            changes={outcome.left.map((cell) => ({ ...cell, note: t(whyLeft(cell)) }))}
          />
        </>
      )}
    </div>
  )
}
