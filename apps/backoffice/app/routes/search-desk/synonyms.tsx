import type { Synonym } from '@tsiran/contract/admin/synonyms'
import { Status } from '@tsiran/ui/status-dot'
import { useCallback, useMemo } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { DeskListProps } from './asked.ts'
import { DeskTable, useRemove } from './desk-table.tsx'

const nameOf = ({ typed, meant }: Synonym) => `${typed} → ${meant ?? '—'}`

/** Words that mean the same. */
export function Synonyms({ mayWrite, ask }: DeskListProps) {
  const t = useMessages()
  const remove = useRemove(({ id, version }) =>
    api('DELETE /api/admin/synonyms/:id', { params: { id }, query: { version } }),
  )
  const columns = useMemo(
    () => [
      { id: 'typed', header: t('searchDesk.typed'), cell: ({ typed }: Synonym) => typed },
      {
        id: 'meant',
        header: t('searchDesk.meant'),
        cell: ({ meant }: Synonym) =>
          meant ?? <Status tone="off">{t('searchDesk.notSoldShort')}</Status>,
      },
      {
        id: 'ways',
        header: t('searchDesk.ways'),
        cell: ({ meant, both_ways }: Synonym) =>
          meant === null ? '' : t(both_ways ? 'searchDesk.both' : 'searchDesk.oneWay'),
      },
    ],
    [t],
  )
  const actsOf = useCallback(
    (row: Synonym) =>
      mayWrite
        ? [
            { label: t('categories.edit'), run: () => ask({ kind: 'synonym', row }) },
            { label: t('categories.delete'), danger: true, run: () => remove(row) },
          ]
        : [],
    [mayWrite, ask, remove, t],
  )
  return (
    <DeskTable
      list="GET /api/admin/synonyms"
      label={t('searchDesk.tabs.synonyms')}
      columns={columns}
      nameOf={nameOf}
      actsOf={actsOf}
      empty={{ title: t('searchDesk.noSynonyms'), note: t('searchDesk.notes.synonyms') }}
    />
  )
}
