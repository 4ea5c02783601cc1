import { useQuery } from '@tanstack/react-query'
import type { AdminPost } from '@tsiran/contract/admin/post-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { contentChanged, groupsQuery } from '../../features/content/content-queries.ts'
import { ofTimeField, toTimeField } from '../../platform/i18n/shop-time.ts'
import { PictureValue } from '../../features/media/picture-value.tsx'
import { useRecordForm } from '../../features/people/use-record-form.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const valuesOf = (post: AdminPost) => ({
  title: post.title,
  excerpt: post.excerpt,
  html: post.html,
  author: post.author,
  image: post.image,
  image_alt: post.image_alt,
  hidden: post.hidden,
  published_at: toTimeField(post.published_at),
  featured: post.featured,
  category_id: post.category_id,
  tag_ids: post.tag_ids,
  related: post.related,
})
type PostValues = ReturnType<typeof valuesOf>

/** The form of a post, with the save bar and the question about a conflict. */
export function usePostForm(post: AdminPost) {
  const t = useMessages()
  const locale = useLocale()
  const groups = useQuery(groupsQuery).data ?? []
  const nameOf = (kind: 'category' | 'tag', id: number) =>
    groups.find((group) => group.kind === kind && group.id === id)?.name[locale] ?? String(id)
  const { id } = post
  return useRecordForm<AdminPost, PostValues>({
    thing: post,
    values: valuesOf,
    words: {
      title: t('content.titleField'),
      excerpt: t('content.excerpt'),
      html: t('content.text'),
      author: t('content.author'),
      image: t('content.picture'),
      image_alt: t('content.imageAlt'),
      hidden: t('content.state'),
      published_at: t('content.publishedAt'),
      featured: t('content.featured'),
      category_id: t('content.topic'),
      tag_ids: t('content.tags'),
      related: t('content.related'),
    },
    save: ({ published_at, related, ...changes }, version) =>
      api('PUT /api/admin/posts/:id', {
        params: { id },
        body: {
          ...changes,
          ...(published_at !== undefined && { published_at: ofTimeField(published_at) }),
          ...(related && { related_ids: related.map((other) => other.id) }),
          version,
        },
      }),
    refresh: contentChanged,
    write: (name, value) => {
      switch (name) {
        case 'image':
          return <PictureValue pictureKey={value as string | null} />
        case 'hidden':
          return t(`content.states.${value ? 'draft' : 'published'}`)
        case 'category_id':
          return nameOf('category', value as number)
        case 'tag_ids':
          return (value as number[]).map((tag) => nameOf('tag', tag)).join(', ') || '–'
        case 'related':
          return (value as AdminPost['related']).map(({ title }) => title[locale]).join(', ') || '–'
        default:
          return undefined
      }
    },
  })
}
export type PostFormControl = ReturnType<typeof usePostForm>
