import type { Import } from '@tsiran/contract/admin/import-shapes'
import { useMessages } from '../../platform/i18n/language.tsx'
import { countRows, type RowCount } from './count-rows.ts'

/** How many rows would do what, or what became of them. */
export function ImportCounts({ data }: { data: Import }) {
  const t = useMessages()
  const counts = Object.entries(countRows(data)) as [RowCount, number][]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {counts.map(([name, count]) => (
        <div key={name} className="rounded-control border border-line px-3.5 py-2.5">
          <dt className="text-sm text-muted">{t(`imports.${name}`)}</dt>
          <dd
            className={`text-xl font-bold tabular-nums ${name === 'refused' && count > 0 ? 'text-red' : ''}`}
          >
            {count}
          </dd>
        </div>
      ))}
    </dl>
  )
}
