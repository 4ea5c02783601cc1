import { useQuery } from '@tanstack/react-query'
import { subscriberStates, type Subscriber } from '@tsiran/contract/admin/subscribers'
import { Button } from '@tsiran/ui/button'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { choiceFilter } from '@tsiran/ui/data-table/filters'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { useState } from 'react'
import { ContentPage } from '../../features/content/content-page.tsx'
import { contentChanged, contentList } from '../../features/content/content-queries.ts'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { DeleteDialog } from '../../features/ordering/delete-dialog.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useDownload } from '../../platform/api/use-download.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useSubscriberColumns } from './subscriber-columns.tsx'

const tableOptions = { filters: ['state'] }

const rowId = ({ id }: Subscriber) => String(id)

/** The newsletter's readers. */
export default function Newsletter() {
  const t = useMessages()
  const can = useCan()
  const mayErase = can('people.write')
  const table = useTableState(tableOptions)
  const list = useQuery(contentList('GET /api/admin/subscribers', table.query))
  const page = useTableRows(list)
  const [erased, setErased] = useState<Subscriber>()
  const columns = useSubscriberColumns(mayErase, setErased)
  const { save, pending } = useDownload()
  return (
    <ContentPage
      tab="newsletter"
      actions={
        mayErase && (
          <Button
            variant="secondary"
            loading={pending}
            onClick={() => void save('/api/admin/subscribers.csv')}
          >
            {t('content.exportReaders')}
          </Button>
        )
      }
    >
      <DataTable
        label={t('content.newsletter')}
        columns={columns}
        {...page}
        rowId={rowId}
        rowLabel={({ email }) => email}
        table={table}
        filters={[
          choiceFilter('state', t('content.state'), subscriberStates, (state) =>
            t(`content.subscriberStates.${state}`),
          ),
        ]}
        // Masked addresses are found by nobody.
        searchHint={can('customers.read') ? t('content.email') : null}
        empty={{ title: t('content.noReaders'), note: t('content.noReadersNote') }}
      />
      {erased && (
        <DeleteDialog
          title={t('content.eraseOne', { name: erased.email })}
          note={t('content.eraseNote')}
          call={() => api('DELETE /api/admin/subscribers/:id', { params: { id: erased.id } })}
          refresh={contentChanged}
          onClose={() => setErased(undefined)}
        />
      )}
    </ContentPage>
  )
}
