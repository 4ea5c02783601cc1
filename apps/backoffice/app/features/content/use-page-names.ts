import { useQuery } from '@tanstack/react-query'
import { pageIds } from '@tsiran/contract/page-ids'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '../../platform/i18n/language.tsx'
import { contentList } from './content-queries.ts'

const all = { page: 1, limit: 100 }

/** The pages that a link can lead to, the blog among them, by name. */
export function usePageNames() {
  const t = useMessages()
  const locale = useLocale()
  const rows = useQuery(contentList('GET /api/admin/pages', all)).data?.data ?? []
  const pages = [
    ...rows
      .filter(({ deleted_at }) => deleted_at === null)
      .map(({ id, title }) => ({ id, name: title[locale] })),
    { id: pageIds.blog, name: t('content.posts') },
  ]
  return {
    pages,
    nameOf: (id: number) => pages.find((page) => page.id === id)?.name ?? `/page/${id}`,
  }
}
