import { useQuery } from '@tanstack/react-query'
import type { BulkResult } from '@tsiran/contract/admin/bulk'
import { Button } from '@tsiran/ui/button'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useState } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { callKey } from '../../platform/api/call-key.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { previewQuery, staleAfterBulk, type BulkBody } from './bulk-queries.ts'
import { ChangesTable } from './changes-table.tsx'
import { PageSteps } from './page-steps.tsx'
import { noTimes, planBody, planErrors, PlanFields } from './plan-fields.tsx'

interface BulkPreviewProps {
  body: BulkBody
  onBack: () => void
  onApplied: (outcome: BulkResult) => void
}

/** Every cell that would change, before anything does; then the button that does it. */
export function BulkPreview({ body, onBack, onApplied }: BulkPreviewProps) {
  const t = useMessages()
  const failureText = useFailureText()
  const [page, setPage] = useState(1)
  const preview = useQuery(previewQuery(body, page))
  const [key] = useState(callKey)
  const [times, setTimes] = useState(noTimes)
  const apply = useAct(
    () => api('POST /api/admin/products/bulk', { body: { ...body, ...planBody(times), key } }),
    { refresh: staleAfterBulk, quiet: true, onDone: ({ data }) => onApplied(data) },
  )
  const { data } = preview
  const timeErrors = planErrors(apply.error)
  const failure = preview.error ?? (Object.keys(timeErrors).length === 0 ? apply.error : null)
  const cells = data ? data.total + data.errors : 0
  return (
    <div className="grid gap-4">
      {preview.isPending && <Skeleton className="h-40" />}
      {failure && (
        <p role="alert" className="font-medium text-red">
          {failureText(failure)}
        </p>
      )}
      {data && (
        <div aria-busy={preview.isPlaceholderData || undefined} className="grid gap-3">
          <p role="status" className="font-semibold">
            {data.total === 0
              ? t('bulk.noChanges')
              : `${t('bulk.wouldChange', { count: data.total })} · ${t('bulk.products', { count: data.products })}`}
          </p>
          {data.errors > 0 && (
            <p className="font-medium text-red">{t('bulk.errors', { count: data.errors })}</p>
          )}
          {cells > 0 && <ChangesTable label={t('bulk.previewTitle')} changes={data.changes} />}
          <PageSteps page={page} pages={Math.ceil(cells / 50)} onChange={setPage} />
        </div>
      )}
      {/* Cells go by the versions of now. */}
      {body.operations && data && data.total > 0 && (
        <PlanFields times={times} errors={timeErrors} onChange={setTimes} />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onBack}>
          {t('bulk.edit')}
        </Button>
        <Button
          loading={apply.isPending}
          disabled={!data || data.total === 0}
          onClick={() => apply.mutate()}
        >
          {t(times.starts_at ? 'bulk.plan' : 'bulk.apply')}
        </Button>
      </div>
    </div>
  )
}
