import type { SearchRedirect } from '@tsiran/contract/admin/search-redirects'
import { useCallback, useMemo } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { DeskListProps } from './asked.ts'
import { DeskTable, useRemove } from './desk-table.tsx'

const nameOf = ({ query }: SearchRedirect) => query

/** Queries that lead to a page. */
export function Redirects({ mayWrite, ask }: DeskListProps) {
  const t = useMessages()
  const remove = useRemove(({ id, version }) =>
    api('DELETE /api/admin/search/redirects/:id', { params: { id }, query: { version } }),
  )
  const columns = useMemo(
    () => [
      { id: 'query', header: t('searchDesk.query'), cell: nameOf },
      { id: 'path', header: t('searchDesk.path'), cell: ({ path }: SearchRedirect) => path },
    ],
    [t],
  )
  const actsOf = useCallback(
    (row: SearchRedirect) =>
      mayWrite
        ? [
            { label: t('categories.edit'), run: () => ask({ kind: 'redirect', row }) },
            { label: t('categories.delete'), danger: true, run: () => remove(row) },
          ]
        : [],
    [mayWrite, ask, remove, t],
  )
  return (
    <DeskTable
      list="GET /api/admin/search/redirects"
      label={t('searchDesk.tabs.redirects')}
      columns={columns}
      nameOf={nameOf}
      actsOf={actsOf}
      empty={{ title: t('searchDesk.noRedirects'), note: t('searchDesk.notes.redirects') }}
    />
  )
}
