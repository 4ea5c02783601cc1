import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Pager } from '@tsiran/ui/pager'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useParams, useSearchParams } from 'react-router'
import { changeSetQuery } from '../../features/bulk/bulk-queries.ts'
import { ChangesTable } from '../../features/bulk/changes-table.tsx'
import { RevertButton } from '../../features/bulk/revert-button.tsx'
import { useSetLabel } from '../../features/bulk/use-set-label.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Moment } from '../../features/shell/moment.tsx'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** One change set: what it was, every field that it wrote, and a way back. */
export default function ChangeSetPage() {
  const t = useMessages()
  const mayWrite = useCan()('catalogue.write')
  const { setId } = useParams()
  const id = Number(setId)
  const [params] = useSearchParams()
  const { data, isPending, isError, refetch } = useQuery(
    changeSetQuery(id, Math.max(1, Number(params.get('page')) || 1)),
  )
  const label = useSetLabel(data?.set)
  const title = t('bulk.setTitle', { id })
  return (
    <Page title={title} back={{ to: '/products/changes', label: t('bulk.changes') }}>
      {isPending && <Skeleton className="h-64" />}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {data && (
        <div className="grid gap-4">
          <p className="flex flex-wrap gap-x-4">
            <b>{label}</b>
            <span>{t('bulk.applied', { count: data.set.changed })}</span>
            <span className="text-muted">
              {data.set.staff?.name} <Moment at={data.set.created_at} />
            </span>
            {data.set.reverted_by !== null && <b>{t('bulk.reverted')}</b>}
          </p>
          {mayWrite && !data.set.running && data.set.changed > 0 && (
            <div>
              <RevertButton id={id} done={data.set.reverted_by !== null} />
            </div>
          )}
          <ChangesTable
            label={title}
            changes={data.data.map(({ state, ...change }) => ({
              ...change,
              note: state === 'applied' ? undefined : t(`bulk.state.${state}`),
            }))}
          />
          {data.meta.last_page > 1 && (
            <Pager
              page={data.meta.current_page}
              pages={data.meta.last_page}
              link={(page) => `?page=${page}`}
            />
          )}
        </div>
      )}
    </Page>
  )
}
