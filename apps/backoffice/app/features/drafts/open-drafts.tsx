import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Skeleton } from '@tsiran/ui/skeleton'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { Moment } from '../shell/moment.tsx'
import { Panel } from '../shell/panel.tsx'
import { draftsQuery } from './draft-query.ts'
import { draftPath } from './paths.ts'

/** Orders that somebody has begun and not placed, own and others'. */
export function OpenDrafts() {
  const t = useMessages()
  const drafts = useQuery(draftsQuery)
  return (
    <Panel title={t('drafts.open')}>
      {drafts.isPending && <Skeleton className="h-24" />}
      {drafts.isError && <LoadFailure onRetry={() => void drafts.refetch()} />}
      {drafts.data?.data.length === 0 && <p className="text-muted">{t('drafts.none')}</p>}
      <ul className="grid">
        {drafts.data?.data.map(({ id, name, company, phone, lines, staff, updated_at }) => (
          <li key={id} className="border-t border-line first:border-0">
            <Link
              to={draftPath(id)}
              className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-0.5 rounded-control px-2 py-2 hover:bg-leaf-soft"
            >
              <span className="min-w-0 flex-1 basis-48">
                <span className="block font-semibold">
                  {[company, name].filter(Boolean).join(' · ') || phone || t('drafts.unnamed')}
                </span>
                <span className="block text-sm text-muted">
                  {[phone, t('drafts.lineCount', { count: lines })].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="text-sm text-muted">
                {staff.name}, <Moment at={updated_at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
