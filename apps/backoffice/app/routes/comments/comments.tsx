import { useQuery } from '@tanstack/react-query'
import { commentStatuses, type AdminComment } from '@tsiran/contract/admin/comments'
import { formatDate } from '@tsiran/i18n/dates'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { choiceFilter } from '@tsiran/ui/data-table/filters'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { Status } from '@tsiran/ui/status-dot'
import { useMemo } from 'react'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { peopleList } from '../../features/people/people-queries.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CommentActs } from './comment-acts.tsx'

const tableOptions = { filters: ['status'] }
const tones = { waiting: 'attention', approved: 'good', rejected: 'off' } as const
const rowId = ({ id }: AdminComment) => String(id)

/** Readers' comments: those that wait for a decision first. */
export default function Comments() {
  const t = useMessages()
  const table = useTableState(tableOptions)
  const list = useQuery(peopleList('GET /api/admin/comments', table.query))
  const page = useTableRows(list)
  const columns = useColumns()
  return (
    <Page title={t('comments.title')}>
      <DataTable
        label={t('comments.title')}
        columns={columns}
        {...page}
        rowId={rowId}
        rowLabel={({ name }) => name}
        table={table}
        filters={[
          choiceFilter('status', t('comments.state'), commentStatuses, (status) =>
            t(`comments.status.${status}`),
          ),
        ]}
        searchHint={t('comments.searchHint')}
        empty={{ title: t('comments.empty'), note: t('comments.emptyNote') }}
      />
    </Page>
  )
}

function useColumns(): TableColumn<AdminComment>[] {
  const t = useMessages()
  const mayWrite = useCan()('reviews.write')
  return useMemo(
    () => [
      {
        id: 'comment',
        header: t('comments.comment'),
        cell: ({ name, comment, answer, created_at }) => (
          <div className="max-w-prose py-2 whitespace-normal">
            <p className="flex flex-wrap gap-x-2">
              <b>{name}</b> <span className="font-normal text-muted">{formatDate(created_at)}</span>
            </p>
            <p className="font-normal break-words whitespace-pre-line">{comment}</p>
            {answer && (
              <p className="mt-1 border-l-4 border-apricot pl-3 font-normal break-words whitespace-pre-line">
                <span className="sr-only">{t('comments.answerField')}: </span>
                {answer}
              </p>
            )}
          </div>
        ),
      },
      {
        id: 'post',
        header: t('comments.post'),
        cell: ({ post }) => <span className="whitespace-normal">{post.name}</span>,
      },
      {
        id: 'status',
        header: t('comments.state'),
        cell: ({ status }) => (
          <Status tone={tones[status]}>{t(`comments.status.${status}`)}</Status>
        ),
      },
      ...(mayWrite
        ? [
            {
              id: 'acts',
              header: t('common.acts'),
              cell: (comment: AdminComment) => <CommentActs comment={comment} />,
            },
          ]
        : []),
    ],
    [t, mayWrite],
  )
}
