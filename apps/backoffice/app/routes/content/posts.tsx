import { useQuery } from '@tanstack/react-query'
import { postStates, type PostRow } from '@tsiran/contract/admin/post-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button, ButtonLink } from '@tsiran/ui/button'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { choiceFilter } from '@tsiran/ui/data-table/filters'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { useMemo, useState } from 'react'
import { AddThing } from '../../features/content/add-thing.tsx'
import { ContentPage } from '../../features/content/content-page.tsx'
import { contentList, groupsQuery } from '../../features/content/content-queries.ts'
import { missingNames, ThingState } from '../../features/content/thing-state.tsx'
import { useThingActs } from '../../features/content/use-thing-acts.ts'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { actsColumn } from '../../features/ordering/acts-column.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Moment } from '../../features/shell/moment.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const tableOptions = { filters: ['state', 'category_id'], sort: '-published_at' }
const rowId = ({ id }: PostRow) => String(id)
const rowHref = ({ id }: PostRow) => `/content/posts/${id}`

/** Posts of the blog: drafts and scheduled ones too. */
export default function Posts() {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('content.write')
  const table = useTableState(tableOptions)
  const list = useQuery(contentList('GET /api/admin/posts', table.query))
  const page = useTableRows(list)
  const categories = useQuery(groupsQuery).data?.filter(({ kind }) => kind === 'category') ?? []
  const columns = useColumns(mayWrite)
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
        rowHref={rowHref}
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
        empty={{ title: t('content.noPosts'), note: t('content.noPostsNote') }}
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

function useColumns(mayWrite: boolean): TableColumn<PostRow>[] {
  const t = useMessages()
  const locale = useLocale()
  const { run } = useThingActs('posts')
  return useMemo(() => {
    const actsOf = (row: PostRow) => {
      const thing = { id: row.id, version: row.version, name: row.title[locale] }
      const open = { label: t(mayWrite ? 'content.edit' : 'content.open'), to: rowHref(row) }
      if (!mayWrite) return [open]
      if (row.state === 'deleted')
        return [{ label: t('content.restore'), run: () => run('restore', thing) }]
      const isDraft = row.state === 'draft'
      return [
        open,
        {
          label: t(isDraft ? 'content.show' : 'content.hide'),
          run: () => run(isDraft ? 'show' : 'hide', thing),
        },
        { label: t('content.delete'), danger: true, run: () => run('remove', thing) },
      ]
    }
    return [
      {
        id: 'title',
        header: t('content.titleField'),
        sort: 'title',
        cell: ({ title, image_url }) => (
          <span className="flex items-center gap-3">
            <img
              src={image_url}
              alt=""
              width={32}
              height={32}
              loading="lazy"
              className="size-8 shrink-0 rounded-md border border-line object-cover"
            />
            <span className="min-w-0 whitespace-normal">{title[locale]}</span>
          </span>
        ),
      },
      {
        id: 'state',
        header: t('content.state'),
        cell: ({ state }) => <ThingState state={state} />,
      },
      { id: 'topic', header: t('content.topic'), cell: ({ category }) => category[locale] },
      {
        id: 'published',
        header: t('content.publishedAt'),
        sort: 'published_at',
        cell: ({ published_at }) => <Moment at={published_at} />,
      },
      {
        id: 'missing',
        header: t('content.missing'),
        optional: true,
        cell: ({ missing }) => <span className="text-apricot-dark">{missingNames(missing)}</span>,
      },
      {
        id: 'comments',
        header: t('content.commentsCount'),
        align: 'end',
        cell: ({ comments, waiting }) => (waiting > 0 ? `${comments} + ${waiting}` : comments),
      },
      actsColumn(t, { nameOf: ({ title }) => title[locale], actsOf }),
    ]
  }, [t, locale, mayWrite, run])
}
