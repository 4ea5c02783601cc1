import { useQuery } from '@tanstack/react-query'
import { messageStates, type AdminContactMessage } from '@tsiran/contract/admin/messages'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { choiceFilter } from '@tsiran/ui/data-table/filters'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { useMemo } from 'react'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { MessageState } from '../../features/people/message-state.tsx'
import { peopleList } from '../../features/people/people-queries.ts'
import { Moment } from '../../features/shell/moment.tsx'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

const tableOptions = { filters: ['state'] }
const rowId = ({ id }: AdminContactMessage) => String(id)
const rowHref = ({ id }: AdminContactMessage) => `/messages/${id}`

/** What visitors wrote with the contact form: new messages first. */
export default function Messages() {
  const t = useMessages()
  const table = useTableState(tableOptions)
  const list = useQuery(peopleList('GET /api/admin/messages', table.query))
  const page = useTableRows(list)
  const columns = useColumns()
  return (
    <Page title={t('messages.title')}>
      <DataTable
        label={t('messages.title')}
        columns={columns}
        {...page}
        rowId={rowId}
        rowLabel={({ name }) => name}
        rowHref={rowHref}
        table={table}
        filters={[
          choiceFilter('state', t('messages.state'), messageStates, (state) =>
            t(`messages.states.${state}`),
          ),
        ]}
        searchHint={t('messages.searchHint')}
        empty={{ title: t('messages.empty'), note: t('messages.emptyNote') }}
      />
    </Page>
  )
}

function useColumns(): TableColumn<AdminContactMessage>[] {
  const t = useMessages()
  return useMemo(
    () => [
      { id: 'from', header: t('messages.from'), cell: ({ name }) => name },
      {
        id: 'message',
        header: t('messages.message'),
        cell: ({ message }) => (
          <span className="line-clamp-1 max-w-prose break-all whitespace-normal">{message}</span>
        ),
      },
      {
        id: 'state',
        header: t('messages.state'),
        cell: ({ state }) => <MessageState state={state} />,
      },
      {
        id: 'received',
        header: t('messages.received'),
        cell: ({ created_at }) => <Moment at={created_at} />,
      },
      { id: 'email', header: t('session.email'), optional: true, cell: ({ email }) => email },
    ],
    [t],
  )
}
