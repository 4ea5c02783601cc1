import { useQuery } from '@tanstack/react-query'
import { pageStates, type PageRow } from '@tsiran/contract/admin/page-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { choiceFilter } from '@tsiran/ui/data-table/filters'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { useState } from 'react'
import { AddThing } from '../../features/content/add-thing.tsx'
import { ContentPage } from '../../features/content/content-page.tsx'
import { contentList } from '../../features/content/content-queries.ts'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { useCan } from '../../features/session/me-query.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { pageHref, usePageColumns } from './page-columns.tsx'

const tableOptions = { filters: ['state'] }
const rowId = ({ id }: PageRow) => String(id)

/** The shop's written pages. */
export default function Pages() {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('content.write')
  const table = useTableState(tableOptions)
  const list = useQuery(contentList('GET /api/admin/pages', table.query))
  const page = useTableRows(list)
  const columns = usePageColumns(mayWrite)
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
        rowHref={pageHref}
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
