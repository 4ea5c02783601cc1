import { useQuery } from '@tanstack/react-query'
import { postStates, type PostRow } from '@tsiran/contract/admin/post-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { choiceFilter } from '@tsiran/ui/data-table/filters'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { useState } from 'react'
import { AddThing } from '../../features/content/add-thing.tsx'
import { ContentPage } from '../../features/content/content-page.tsx'
import { contentList, groupsQuery } from '../../features/content/content-queries.ts'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { useCan } from '../../features/session/me-query.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { postHref, usePostColumns } from './post-columns.tsx'

const tableOptions = { filters: ['state', 'category_id'], sort: '-published_at' }
const rowId = ({ id }: PostRow) => String(id)

/** Posts of the blog: drafts and scheduled ones too. */
export default function Posts() {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('content.write')
  const table = useTableState(tableOptions)
  const list = useQuery(contentList('GET /api/admin/posts', table.query))
  const page = useTableRows(list)
  const groups = useQuery(groupsQuery).data
  const categories = groups?.filter(({ kind }) => kind === 'category') ?? []
  const columns = usePostColumns(mayWrite)
  const [adding, setAdding] = useState(false)
  const first = categories[0]
  return (
    <ContentPage
      tab="posts"
      actions={
        <>
          <ButtonLink variant="secondary" to="/content/groups">
            {t('content.groups')}
          </ButtonLink>
          {mayWrite && first && (
            <Button onClick={() => setAdding(true)}>{t('content.newPost')}</Button>
          )}
        </>
      }
    >
      <DataTable
        label={t('content.posts')}
        columns={columns}
        {...page}
        rowId={rowId}
        rowLabel={({ title }) => title[locale]}
        rowHref={postHref}
        table={table}
        filters={[
          choiceFilter('state', t('content.state'), postStates, (state) =>
            t(`content.states.${state}`),
          ),
          {
            kind: 'options',
            name: 'category_id',
            label: t('content.topic'),
            single: true,
            options: categories.map(({ id, name }) => ({ value: String(id), label: name[locale] })),
          },
        ]}
        searchHint={t('content.searchHint')}
        empty={{
          title: t('content.noPosts'),
          note: t(groups && !first ? 'content.noTopicNote' : 'content.noPostsNote'),
        }}
      />
      {adding && first && (
        <AddThing
          title={t('content.newPost')}
          add={t('content.addPost')}
          call={(title) => api('POST /api/admin/posts', { body: { title, category_id: first.id } })}
          pathOf={(id) => `/content/posts/${id}`}
          onClose={() => setAdding(false)}
        />
      )}
    </ContentPage>
  )
}
