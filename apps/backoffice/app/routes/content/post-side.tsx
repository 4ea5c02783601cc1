import { useQuery } from '@tanstack/react-query'
import { maxRelated } from '@tsiran/contract/admin/content-shapes'
import type { AdminPost } from '@tsiran/contract/admin/post-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Checkbox } from '@tsiran/ui/checkbox'
import { Panel } from '@tsiran/ui/detail-layout'
import { Field, FieldFrame } from '@tsiran/ui/field'
import { MultiPicker } from '@tsiran/ui/picker/multi-picker'
import { Select } from '@tsiran/ui/select'
import { Link } from 'react-router'
import { groupsQuery } from '../../features/content/content-queries.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import type { PostFormControl } from './use-post-form.tsx'

interface PostSideProps {
  post: AdminPost
  form: PostFormControl
  disabled: boolean
}

/** When and where a post is shown, and what it belongs to. */
export function PostSide({ post, form: { values, set, errorOf }, disabled }: PostSideProps) {
  const t = useMessages()
  const locale = useLocale()
  const groups = useQuery(groupsQuery).data ?? []
  const categories = groups.filter(({ kind }) => kind === 'category')
  const tags = groups
    .filter(({ kind }) => kind === 'tag')
    .map(({ id, name }) => ({ id, label: name[locale] }))
  return (
    <>
      <Panel title={t('content.facts')}>
        <div className="grid gap-4">
          <Checkbox
            label={t('content.showField')}
            checked={!values.hidden}
            disabled={disabled}
            onChange={({ target }) => set('hidden', !target.checked)}
          />
          <Field
            type="datetime-local"
            label={t('content.publishedAt')}
            hint={t('content.publishedAtHint')}
            value={values.published_at}
            error={errorOf('published_at')}
            disabled={disabled}
            onChange={({ target }) => target.value !== '' && set('published_at', target.value)}
          />
          <Checkbox
            label={t('content.featured')}
            checked={values.featured}
            disabled={disabled}
            onChange={({ target }) => set('featured', target.checked)}
          />
          <FieldFrame label={t('content.topic')} error={errorOf('category_id')}>
            {(described) => (
              <Select
                {...described}
                value={values.category_id}
                disabled={disabled}
                onChange={({ target }) => set('category_id', Number(target.value))}
              >
                {categories.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name[locale]}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
          <MultiPicker
            label={t('content.tags')}
            value={tags.filter(({ id }) => values.tag_ids.includes(id))}
            onChange={(chosen) =>
              set(
                'tag_ids',
                chosen.map(({ id }) => id).sort((a, b) => a - b),
              )
            }
            search={async (query) =>
              tags.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
            }
            disabled={disabled}
            error={errorOf('tag_ids')}
          />
          <MultiPicker
            label={t('content.related')}
            hint={t('content.relatedHint')}
            value={values.related.map(({ id, title }) => ({ id, title, label: title[locale] }))}
            onChange={(chosen) =>
              set(
                'related',
                chosen.slice(0, maxRelated).map(({ id, title }) => ({ id, title })),
              )
            }
            search={async (search, signal) => {
              const { data } = await api('GET /api/admin/posts', {
                query: { search, limit: 20 },
                signal,
              })
              return data
                .filter(({ id }) => id !== post.id)
                .map(({ id, title }) => ({ id, title, label: title[locale] }))
            }}
            disabled={disabled}
          />
        </div>
      </Panel>
      <PreviewPanel post={post} />
      <Panel title={t('content.commentsCount')}>
        <p className="mb-2 tabular-nums">{post.comments}</p>
        {post.waiting > 0 && (
          <Link
            to="/comments?status=waiting"
            className="inline-flex min-h-11 items-center font-semibold text-leaf hover:underline"
          >
            {t('content.waitingCount', { count: post.waiting })}
          </Link>
        )}
      </Panel>
    </>
  )
}
