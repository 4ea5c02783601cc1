import type { PostRow } from '@tsiran/contract/admin/post-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { useMemo } from 'react'
import { missingNames, ThingState } from '../../features/content/thing-state.tsx'
import { useThingActs } from '../../features/content/use-thing-acts.ts'
import { actsColumn } from '../../features/ordering/acts-column.tsx'
import { Moment } from '../../features/shell/moment.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The address of a post's editor. */
export const postHref = ({ id }: PostRow) => `/content/posts/${id}`

/** The columns of the list of posts. */
export function usePostColumns(mayWrite: boolean): TableColumn<PostRow>[] {
  const t = useMessages()
  const locale = useLocale()
  const { run } = useThingActs('posts')
  return useMemo(() => {
    const actsOf = (row: PostRow) => {
      const thing = { id: row.id, version: row.version, name: row.title[locale] }
      const open = { label: t(mayWrite ? 'content.edit' : 'content.open'), to: postHref(row) }
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
