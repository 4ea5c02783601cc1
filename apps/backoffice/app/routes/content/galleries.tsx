import { useQuery } from '@tanstack/react-query'
import type { PageRow } from '@tsiran/contract/admin/page-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { useMemo } from 'react'
import { ContentPage } from '../../features/content/content-page.tsx'
import { contentList } from '../../features/content/content-queries.ts'
import { ThingState } from '../../features/content/thing-state.tsx'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { Moment } from '../../features/shell/moment.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

const tableOptions = { filters: [] }
const rowId = ({ id }: PageRow) => String(id)
const rowHref = ({ id }: PageRow) => `/content/galleries/${id}`

/** Pages with pictures: the walls of clients and partners. */
export default function Galleries() {
  const t = useMessages()
  const locale = useLocale()
  const table = useTableState(tableOptions)
  const list = useQuery(contentList('GET /api/admin/pages', { ...table.query, gallery: 'true' }))
  const page = useTableRows(list)
  const columns: TableColumn<PageRow>[] = useMemo(
    () => [
      { id: 'title', header: t('content.titleField'), cell: ({ title }) => title[locale] },
      {
        id: 'state',
        header: t('content.state'),
        cell: ({ hidden, deleted_at }) => (
          <ThingState state={deleted_at !== null ? 'deleted' : hidden ? 'hidden' : 'shown'} />
        ),
      },
      {
        id: 'pictures',
        header: t('content.gallery'),
        align: 'end',
        cell: ({ logos }) => t('content.pictures', { count: logos }),
      },
      {
        id: 'updated',
        header: t('content.updated'),
        cell: ({ updated_at }) => <Moment at={updated_at} />,
      },
    ],
    [t, locale],
  )
  return (
    <ContentPage tab="galleries">
      <DataTable
        label={t('content.galleries')}
        columns={columns}
        {...page}
        rowId={rowId}
        rowLabel={({ title }) => title[locale]}
        rowHref={rowHref}
        table={table}
        searchHint={t('content.searchHint')}
        empty={{ title: t('content.noGalleries'), note: t('content.noGalleriesNote') }}
      />
    </ContentPage>
  )
}
