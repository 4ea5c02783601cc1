import { useQuery } from '@tanstack/react-query'
import type { ChangeSet } from '@tsiran/contract/admin/change-sets'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Pager } from '@tsiran/ui/pager'
import { Skeleton } from '@tsiran/ui/skeleton'
import { Link, useSearchParams } from 'react-router'
import { changeSetsQuery } from '../../features/bulk/bulk-queries.ts'
import { PlanState } from '../../features/bulk/plan-state.tsx'
import { useSetLabel } from '../../features/bulk/use-set-label.ts'
import { productsPath } from '../../features/products/paths.ts'
import { Moment } from '../../features/shell/moment.tsx'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Changes of many products at once: the planned ones, then the newest. */
export default function ChangeSets() {
  const t = useMessages()
  const [params] = useSearchParams()
  const list = useQuery(changeSetsQuery(Math.max(1, Number(params.get('page')) || 1)))
  return (
    <Page title={t('bulk.changes')} back={{ to: productsPath, label: t('products.title') }}>
      {list.isPending && <Skeleton className="h-64" />}
      {list.isError && <LoadFailure onRetry={() => void list.refetch()} />}
      {list.data && (
        <>
          {list.data.data.length === 0 && (
            <p className="py-8 text-center text-muted">{t('bulk.changesEmpty')}</p>
          )}
          <ul aria-label={t('bulk.changes')}>
            {list.data.data.map((set) => (
              <SetRow key={set.id} set={set} />
            ))}
          </ul>
          {list.data.meta.last_page > 1 && (
            <Pager
              page={list.data.meta.current_page}
              pages={list.data.meta.last_page}
              link={(page) => `?page=${page}`}
            />
          )}
        </>
      )}
    </Page>
  )
}

function SetRow({ set }: { set: ChangeSet }) {
  const t = useMessages()
  const label = useSetLabel(set)
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-3">
      <Link to={`/products/changes/${set.id}`} className="font-semibold text-leaf hover:underline">
        {t('bulk.setTitle', { id: set.id })}
      </Link>
      <span className="min-w-0 flex-1 basis-60">{label}</span>
      {set.changed > 0 && (
        <span className="tabular-nums">{t('bulk.applied', { count: set.changed })}</span>
      )}
      <PlanState set={set} />
      {set.running && <span className="font-medium">{t('bulk.running')}</span>}
      {set.reverted_by !== null && <span className="text-muted">{t('bulk.reverted')}</span>}
      <span className="text-sm text-muted">
        {set.staff?.name} <Moment at={set.created_at} />
      </span>
    </li>
  )
}
