import { useQuery } from '@tanstack/react-query'
import type { AdminOutput } from '@tsiran/contract/admin/api'
import { Pager } from '@tsiran/ui/pager'
import { useParams, useSearchParams } from 'react-router'
import { changeSetQuery } from '../../features/bulk/bulk-queries.ts'
import { ChangesTable } from '../../features/bulk/changes-table.tsx'
import { PlanButton, PlanState } from '../../features/bulk/plan-state.tsx'
import { RevertButton } from '../../features/bulk/revert-button.tsx'
import { useSetLabel } from '../../features/bulk/use-set-label.ts'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Moment } from '../../features/shell/moment.tsx'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** One change set: what it was, every field that it wrote, and a way back. */
export default function ChangeSetPage() {
  const t = useMessages()
  const id = Number(useParams()['setId'])
  const [params] = useSearchParams()
  const query = useQuery(changeSetQuery(id, Math.max(1, Number(params.get('page')) || 1)))
  const back = { to: '/products/changes', label: t('bulk.changes') }
  return (
    <LoadThing query={query} back={back}>
      {(answer) => (
        <Page key={id} title={t('bulk.setTitle', { id })} back={back}>
          <OneSet {...answer} />
        </Page>
      )}
    </LoadThing>
  )
}

function OneSet({ set, data, meta }: AdminOutput<'GET /api/admin/change-sets/:id'>) {
  const t = useMessages()
  const mayWrite = useCan()('catalogue.write')
  const label = useSetLabel(set)
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap gap-x-4">
        <b>{label}</b>
        {set.changed > 0 && <span>{t('bulk.applied', { count: set.changed })}</span>}
        <PlanState set={set} />
        <span className="text-muted">
          {set.staff?.name} <Moment at={set.created_at} />
        </span>
        {set.running && <span className="font-medium">{t('bulk.running')}</span>}
        {set.reverted_by !== null && <b>{t('bulk.reverted')}</b>}
      </p>
      {mayWrite && !set.running && (
        <div className="flex flex-wrap gap-3">
          <PlanButton set={set} />
          {set.changed > 0 && (
            <RevertButton
              id={set.id}
              done={set.reverted_by !== null}
              note={t('bulk.revertNote', { count: set.changed })}
            />
          )}
        </div>
      )}
      {data.length > 0 && (
        <ChangesTable
          label={t('bulk.setTitle', { id: set.id })}
          changes={data.map(({ state, ...change }) => ({
            ...change,
            note: state === 'applied' || state === 'planned' ? undefined : t(`bulk.state.${state}`),
          }))}
        />
      )}
      {meta.last_page > 1 && (
        <Pager page={meta.current_page} pages={meta.last_page} link={(page) => `?page=${page}`} />
      )}
    </div>
  )
}
