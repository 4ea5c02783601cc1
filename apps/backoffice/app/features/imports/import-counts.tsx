import type { Import } from '@tsiran/contract/admin/import-shapes'
import { useMessages } from '../../platform/i18n/language.tsx'

const found = ['created', 'updated', 'unchanged', 'refused'] as const
const written = ['applied', 'unchanged', 'refused', 'stale'] as const

/** How many rows would do what, or what became of them. */
export function ImportCounts({ data }: { data: Import }) {
  const t = useMessages()
  const names = data.change_set_id === null ? found : written
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {names.map((name) => (
        <div key={name} className="rounded-control border border-line px-3.5 py-2.5">
          <dt className="text-sm text-muted">{t(`imports.${name}`)}</dt>
          <dd
            className={`text-xl font-bold tabular-nums ${name === 'refused' && data.refused > 0 ? 'text-red' : ''}`}
          >
            {data[name]}
          </dd>
        </div>
      ))}
    </dl>
  )
}
