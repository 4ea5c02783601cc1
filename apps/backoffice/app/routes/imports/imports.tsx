import { useQuery } from '@tanstack/react-query'
import type { ImportRow } from '@tsiran/contract/admin/import-shapes'
import { importKinds } from '@tsiran/contract/admin/import-fields'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { choiceFilter } from '@tsiran/ui/data-table/filters'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { useMemo } from 'react'
import { CatalogueExportMenu } from '../../features/imports/export-menu.tsx'
import { importList } from '../../features/imports/import-queries.ts'
import { ImportStatus } from '../../features/imports/import-state.tsx'
import { UploadForm } from '../../features/imports/upload-form.tsx'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Moment } from '../../features/shell/moment.tsx'
import { Page } from '../../features/shell/page.tsx'
import { Panel } from '../../features/shell/panel.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

const tableOptions = { filters: ['kind'] }
const rowId = ({ id }: ImportRow) => String(id)
const rowHref = ({ id }: ImportRow) => `/imports/${id}`

/** Files of the catalogue: uploaded, and written for download. */
export default function Imports() {
  const t = useMessages()
  const can = useCan()
  const table = useTableState(tableOptions)
  const list = useQuery(importList(table.query))
  const page = useTableRows(list)
  const columns = useColumns()
  return (
    <Page title={t('imports.title')} actions={<CatalogueExportMenu kinds={importKinds} />}>
      {can('imports.write') && (
        <div className="mb-5">
          <Panel title={t('imports.add')}>
            <UploadForm />
          </Panel>
        </div>
      )}
      <DataTable
        label={t('imports.title')}
        columns={columns}
        {...page}
        rowId={rowId}
        rowLabel={({ file_name }) => file_name}
        rowHref={rowHref}
        table={table}
        filters={[
          choiceFilter('kind', t('imports.kind'), importKinds, (kind) =>
            t(`imports.kinds.${kind}`),
          ),
        ]}
        searchHint={t('imports.searchHint')}
        empty={{ title: t('imports.empty'), note: t('imports.emptyNote') }}
      />
    </Page>
  )
}

function useColumns(): TableColumn<ImportRow>[] {
  const t = useMessages()
  return useMemo(
    () => [
      { id: 'file', header: t('imports.file'), cell: ({ file_name }) => file_name },
      { id: 'kind', header: t('imports.kind'), cell: ({ kind }) => t(`imports.kinds.${kind}`) },
      {
        id: 'state',
        header: t('imports.state'),
        cell: ({ state }) => <ImportStatus state={state} />,
      },
      { id: 'rows', header: t('imports.rows'), align: 'end', cell: ({ rows }) => rows },
      { id: 'who', header: t('imports.who'), cell: ({ staff_name }) => staff_name },
      {
        id: 'date',
        header: t('imports.date'),
        cell: ({ created_at }) => <Moment at={created_at} />,
      },
    ],
    [t],
  )
}
