import type { SearchPin } from '@tsiran/contract/admin/search-pins'
import { useCallback, useMemo } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { DeskListProps } from './asked.ts'
import { DeskTable, useRemove } from './desk-table.tsx'

const nameOf = ({ query }: SearchPin) => query

/** Queries whose results begin with chosen products. */
export function Pins({ mayWrite, ask }: DeskListProps) {
  const t = useMessages()
  const remove = useRemove(({ id, version }) =>
    api('DELETE /api/admin/search/pins/:id', { params: { id }, query: { version } }),
  )
  const columns = useMemo(
    () => [
      { id: 'query', header: t('searchDesk.query'), cell: nameOf },
      {
        id: 'products',
        header: t('searchDesk.pinned'),
        cell: ({ products }: SearchPin) =>
          products
            .map(({ name, listed }) => (listed ? name : t('searchDesk.notListed', { name })))
            .join(', '),
      },
    ],
    [t],
  )
  const actsOf = useCallback(
    (row: SearchPin) =>
      mayWrite
        ? [
            { label: t('categories.edit'), run: () => ask({ kind: 'pin', row }) },
            { label: t('categories.delete'), danger: true, run: () => remove(row) },
          ]
        : [],
    [mayWrite, ask, remove, t],
  )
  return (
    <DeskTable
      list="GET /api/admin/search/pins"
      label={t('searchDesk.tabs.pins')}
      columns={columns}
      nameOf={nameOf}
      actsOf={actsOf}
      empty={{ title: t('searchDesk.noPins'), note: t('searchDesk.notes.pins') }}
    />
  )
}
