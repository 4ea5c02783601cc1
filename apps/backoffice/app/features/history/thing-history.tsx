import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import type { AuditRow } from '@tsiran/contract/admin/audit'
import { Panel } from '@tsiran/ui/detail-layout'
import { Timeline, type TimelineEntry } from '@tsiran/ui/timeline/timeline'
import { Link } from 'react-router'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useCan } from '../session/me-query.ts'
import { auditQuery } from './audit-query.ts'
import { useChangeWords } from './change-words.ts'
import { changedFields } from '@tsiran/i18n/changed-fields'

/** How many changes a thing's page shows; the log has the others. */
const limit = 20

interface ThingHistoryProps {
  /** As the log names it: `order`, `company`, `staff`; several with commas between them. */
  type: string
  /** Undefined for all things of the type: each change then names its own. */
  id?: number | string
}

/** Who changed a thing, as a part of its page; nothing for whoever has no part in the log. */
export function ThingHistory(thing: ThingHistoryProps) {
  const t = useMessages()
  if (!useCan()('audit.own')) return null
  return (
    <Panel title={t('history.title')}>
      <ThingChanges {...thing} />
    </Panel>
  )
}

/** The newest changes of a thing that the person may see. */
export function ThingChanges({ type, id }: ThingHistoryProps) {
  const t = useMessages()
  const maySeeAll = useCan()('audit.read')
  const entryOf = useEntryOf({ named: id === undefined })
  const filter = { subject_type: type, ...(id !== undefined && { subject_id: String(id) }) }
  const changes = useQuery(auditQuery({ ...filter, limit }))
  if (changes.isError) return <LoadFailure onRetry={() => void changes.refetch()} />
  return (
    <div className="grid gap-3">
      {!maySeeAll && <p className="text-sm text-muted">{t('history.ownOnly')}</p>}
      <Timeline label={t('history.title')} entries={changes.data?.data.map(entryOf)} />
      {(changes.data?.meta.last_page ?? 1) > 1 && (
        <Link
          to={`/settings/audit?${new URLSearchParams(filter)}`}
          className="flex min-h-11 items-center justify-self-start font-semibold text-leaf hover:underline"
        >
          {t('history.all')}
        </Link>
      )}
    </div>
  )
}

function useEntryOf({ named }: { named: boolean }): (row: AuditRow) => TimelineEntry {
  const words = useChangeWords()
  return (row) => ({
    id: row.id,
    at: row.at,
    who: words.who(row),
    what: named ? `${words.what(row)}, ${row.subject_label}` : words.what(row),
    changes: changedFields(row.before, row.after).map(({ name, before, after }) => ({
      label: words.field(name),
      before: before === undefined ? null : words.value(row, name, before),
      after: after === undefined ? null : words.value(row, name, after),
    })),
  })
}
