import { maxContentTexts } from '@tsiran/contract/admin/content-shapes'
import type { AdminPost } from '@tsiran/contract/admin/posts'
import { locales } from '@tsiran/contract/locale'
import { postPath } from '@tsiran/contract/shop-paths'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { DetailLayout, Panel } from '@tsiran/ui/detail-layout'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { RemovedNote } from '../../features/content/removed-note.tsx'
import { RichTextField } from '../../features/editor/rich-text-field.tsx'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { PictureField } from '../../features/media/picture-field.tsx'
import { SearchPreview } from '../../features/seo/search-preview.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { PostSide } from './post-side.tsx'
import { usePostForm } from './use-post-form.tsx'

/** Everything that the staff writes of a post. */
export function PostForm({ post }: { post: AdminPost }) {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('content.write')
  const disabled = !mayWrite || post.deleted_at !== null
  const form = usePostForm(post)
  const { values, set, errorOf, errorsOf, bar } = form
  const shared = { disabled, preferred: locale }
  return (
    <>
      <DetailLayout
        side={<PostSide post={post} form={form} disabled={disabled} />}
        sideLabel={t('content.facts')}
      >
        <Panel title={t('content.texts')}>
          <div className="grid gap-5">
            <Text3Field
              {...shared}
              label={t('content.titleField')}
              value={values.title}
              onChange={(title) => set('title', title)}
              required
              maxLength={maxContentTexts.title}
              errors={errorsOf('title')}
            />
            <Text3Field
              {...shared}
              label={t('content.excerpt')}
              hint={t('content.excerptHint')}
              value={values.excerpt}
              onChange={(excerpt) => set('excerpt', excerpt)}
              multiline
              maxLength={maxContentTexts.description}
              errors={errorsOf('excerpt')}
            />
            <RichTextField
              {...shared}
              label={t('content.text')}
              kind="page"
              value={values.html}
              onChange={(html) => set('html', html)}
              errors={errorsOf('html')}
            />
            {!disabled && <RemovedNote html={values.html} />}
            <Text3Field
              {...shared}
              label={t('content.author')}
              value={values.author}
              onChange={(author) => set('author', author)}
              maxLength={maxContentTexts.author}
              errors={errorsOf('author')}
            />
          </div>
        </Panel>
        <Panel title={t('content.picture')}>
          <div className="grid gap-5">
            <PictureField
              label={t('content.picture')}
              value={values.image === '' ? [] : [values.image]}
              onChange={([key = '']) => set('image', key)}
              max={1}
              error={errorOf('image')}
              disabled={disabled}
            />
            <Text3Field
              {...shared}
              label={t('content.imageAlt')}
              value={values.image_alt}
              onChange={(alt) => set('image_alt', alt)}
              maxLength={maxContentTexts.title}
              errors={errorsOf('image_alt')}
            />
          </div>
        </Panel>
        <Panel title={t('content.seo')}>
          <ul className="grid gap-3 lg:grid-cols-3">
            {locales.map((each) => (
              <SearchPreview
                key={each}
                locale={each}
                title={values.title[each]}
                description={values.excerpt[each]}
                path={postPath(each, post.id)}
                descriptionName={t('content.excerpt')}
              />
            ))}
          </ul>
        </Panel>
        <ThingHistory type="post" id={post.id} />
      </DetailLayout>
      <SaveBar {...bar} />
    </>
  )
}
