import { useQuery } from '@tanstack/react-query'
import { pageStates, type PageRow } from '@tsiran/contract/admin/page-shapes'
import { inLanguage } from '@tsiran/contract/shop-paths'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { choiceFilter } from '@tsiran/ui/data-table/filters'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { useMemo, useState } from 'react'
import { AddThing } from '../../features/content/add-thing.tsx'
import { ContentPage } from '../../features/content/content-page.tsx'
import { contentList } from '../../features/content/content-queries.ts'
import { missingNames, ThingState } from '../../features/content/thing-state.tsx'
import { useThingActs } from '../../features/content/use-thing-acts.ts'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { actsColumn } from '../../features/ordering/acts-column.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Moment } from '../../features/shell/moment.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const tableOptions = { filters: ['state'] }
const rowId = ({ id }: PageRow) => String(id)
const rowHref = ({ id }: PageRow) => `/content/pages/${id}`
const stateOf = ({ hidden, deleted_at }: PageRow) =>
  deleted_at !== null ? 'deleted' : hidden ? 'hidden' : 'shown'

/** The shop's written pages. */
export default function Pages() {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('content.write')
  const table = useTableState(tableOptions)
  const list = useQuery(contentList('GET /api/admin/pages', table.query))
  const page = useTableRows(list)
  const columns = useColumns(mayWrite)
  const [adding, setAdding] = useState(false)
  return (
    <ContentPage
      tab="pages"
      actions={mayWrite && <Button onClick={() => setAdding(true)}>{t('content.newPage')}</Button>}
    >
      <DataTable
        label={t('content.pages')}
        columns={columns}
        {...page}
        rowId={rowId}
        rowLabel={({ title }) => title[locale]}
        rowHref={rowHref}
        table={table}
        filters={[
          choiceFilter('state', t('content.state'), pageStates, (state) =>
            t(`content.states.${state}`),
          ),
        ]}
        searchHint={t('content.searchHint')}
        empty={{ title: t('content.noPages'), note: t('content.noPagesNote') }}
      />
      {adding && (
        <AddThing
          title={t('content.newPage')}
          add={t('content.addPage')}
          call={(title) => api('POST /api/admin/pages', { body: { title } })}
          pathOf={(id) => `/content/pages/${id}`}
          onClose={() => setAdding(false)}
        />
      )}
    </ContentPage>
  )
}

function useColumns(mayWrite: boolean): TableColumn<PageRow>[] {
  const t = useMessages()
  const locale = useLocale()
  const { run } = useThingActs('pages')
  return useMemo(() => {
    const actsOf = (row: PageRow) => {
      const thing = { id: row.id, version: row.version, name: row.title[locale] }
      const deleted = row.deleted_at !== null
      if (deleted)
        return mayWrite
          ? [{ label: t('content.restore'), run: () => run('restore', thing) }]
          : [{ label: t('content.open'), to: rowHref(row) }]
      return [
        { label: t(mayWrite ? 'content.edit' : 'content.open'), to: rowHref(row) },
        ...(row.logos > 0
          ? [{ label: t('content.gallery'), to: `/content/galleries/${row.id}` }]
          : []),
        ...(mayWrite && !row.fixed
          ? [
              {
                label: t(row.hidden ? 'content.show' : 'content.hide'),
                run: () => run(row.hidden ? 'show' : 'hide', thing),
              },
              { label: t('content.delete'), danger: true, run: () => run('remove', thing) },
            ]
          : []),
      ]
    }
    return [
      {
        id: 'title',
        header: t('content.titleField'),
        cell: ({ title }) => title[locale],
      },
      {
        id: 'state',
        header: t('content.state'),
        cell: (row) => <ThingState state={stateOf(row)} />,
      },
      {
        id: 'missing',
        header: t('content.missing'),
        cell: ({ missing }) => <span className="text-apricot-dark">{missingNames(missing)}</span>,
      },
      {
        id: 'path',
        header: t('content.address'),
        cell: (row) =>
          stateOf(row) === 'shown' ? (
            <a
              href={inLanguage(locale, row.path)}
              target="_blank"
              rel="noreferrer"
              className="text-leaf hover:underline"
            >
              {row.path}
            </a>
          ) : (
            row.path
          ),
      },
      {
        id: 'menus',
        header: t('content.usedIn'),
        align: 'end',
        cell: ({ menu_items }) => menu_items,
      },
      {
        id: 'updated',
        header: t('content.updated'),
        cell: ({ updated_at }) => <Moment at={updated_at} />,
      },
      actsColumn(t, { nameOf: ({ title }) => title[locale], actsOf }),
    ]
  }, [t, locale, mayWrite, run])
}
