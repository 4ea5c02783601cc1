import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Pager } from '@tsiran/ui/pager'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useSearchParams } from 'react-router'
import { auditQuery } from '../../features/history/audit-query.ts'
import { ChangeEntry } from '../../features/history/change-entry.tsx'
import { ListExportMenu } from '../../features/lists/list-export-menu.tsx'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import { AuditFiltersForm } from './audit-filters.tsx'
import { exportFilter, pageLink, readFilters } from './audit-address.ts'

/** The log counts no further. */
const countLimit = 10_000

/** Who changed what, newest first. The address holds the filters. */
export default function Audit() {
  const t = useMessages()
  const [params] = useSearchParams()
  const filters = readFilters(params)
  const list = useQuery(auditQuery(filters))
  const subject = filters.subject_id && list.data?.data[0]?.subject_label
  return (
    <Page
      title={t('audit.title')}
      actions={<ListExportMenu path="/api/admin/audit/export" filter={exportFilter(filters)} />}
    >
      <AuditFiltersForm />
      {subject && <p className="mb-2 font-semibold">{t('audit.onlyOf', { subject })}</p>}
      {list.isPending && <Skeleton className="h-64" />}
      {list.isError && <LoadFailure onRetry={() => void list.refetch()} />}
      {list.data && (
        <div aria-busy={list.isPlaceholderData || undefined}>
          <p className="mb-2 text-sm text-muted" role="status">
            {t(list.data.meta.total < countLimit ? 'audit.count' : 'audit.atLeast', {
              count: list.data.meta.total,
            })}
          </p>
          {list.data.data.length === 0 && (
            <p className="py-8 text-center text-muted">{t('audit.empty')}</p>
          )}
          {list.data.data.map((row) => (
            <ChangeEntry key={row.id} row={row} />
          ))}
          {list.data.meta.last_page > 1 && (
            <Pager
              page={list.data.meta.current_page}
              pages={list.data.meta.last_page}
              link={(page) => pageLink(params, page)}
            />
          )}
        </div>
      )}
    </Page>
  )
}
