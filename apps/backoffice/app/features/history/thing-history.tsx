import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Panel } from '@tsiran/ui/detail-layout'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useMessages } from '../../platform/i18n/language.tsx'
import { auditQuery } from './audit-query.ts'
import { ChangeEntry } from './change-entry.tsx'

/** How many changes a thing's page shows. */
const limit = 20

/** Who changed a thing, on its own page: the newest changes that the person may see. */
export function ThingHistory({ type, id }: { type: string; id: number }) {
  const t = useMessages()
  const changes = useQuery(auditQuery({ subject_type: type, subject_id: String(id), limit }))
  const rows = changes.data?.data
  return (
    <Panel title={t('people.history')}>
      {changes.isPending && <Skeleton className="h-16" />}
      {changes.isError && <LoadFailure onRetry={() => void changes.refetch()} />}
      {rows?.length === 0 && <p className="text-muted">{t('people.noHistory')}</p>}
      {rows?.map((row) => (
        <ChangeEntry key={row.id} row={row} withSubject={false} />
      ))}
    </Panel>
  )
}
