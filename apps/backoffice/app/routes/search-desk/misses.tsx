import type { SearchMiss } from '@tsiran/contract/admin/search-desk'
import { formatDate } from '@tsiran/i18n/dates'
import { useCallback, useMemo } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { DeskListProps } from './asked.ts'
import { DeskTable } from './desk-table.tsx'

const nameOf = ({ query }: SearchMiss) => query

/** What shoppers searched for in vain in the last seven days, with what helps each. */
export function Misses({ mayWrite, ask }: DeskListProps) {
  const t = useMessages()
  const columns = useMemo(
    () => [
      { id: 'query', header: t('searchDesk.query'), cell: nameOf },
      {
        id: 'count',
        header: t('searchDesk.searches'),
        align: 'end' as const,
        cell: ({ count }: SearchMiss) => count,
      },
      {
        id: 'last',
        header: t('searchDesk.lastDay'),
        cell: ({ last_day }: SearchMiss) => formatDate(last_day),
      },
    ],
    [t],
  )
  const actsOf = useCallback(
    ({ query: text }: SearchMiss) =>
      mayWrite
        ? [
            { label: t('searchDesk.new.synonym'), run: () => ask({ kind: 'synonym', text }) },
            { label: t('searchDesk.new.pin'), run: () => ask({ kind: 'pin', text }) },
            { label: t('searchDesk.new.redirect'), run: () => ask({ kind: 'redirect', text }) },
          ]
        : [],
    [mayWrite, ask, t],
  )
  return (
    <DeskTable
      list="GET /api/admin/search/misses"
      label={t('searchDesk.tabs.misses')}
      columns={columns}
      nameOf={nameOf}
      actsOf={actsOf}
      empty={{ title: t('searchDesk.noMisses'), note: t('searchDesk.noMissesNote') }}
    />
  )
}
