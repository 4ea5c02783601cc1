import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { maxContentTexts } from '@tsiran/contract/admin/content-shapes'
import type { AdminPost } from '@tsiran/contract/admin/post-shapes'
import { locales } from '@tsiran/contract/locale'
import { postPath } from '@tsiran/contract/shop-paths'
import { DetailLayout, Panel } from '@tsiran/ui/detail-layout'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { RestoreThing } from '../../features/content/deleted-note.tsx'
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
  const { values, textOf, pictureOf, bar } = form
  return (
    <>
      <DetailLayout
        side={<PostSide post={post} form={form} disabled={disabled} />}
        sideLabel={t('content.facts')}
      >
        <Panel title={t('content.texts')}>
          <div className="grid gap-5">
            <Text3Field
              {...textOf('title')}
              disabled={disabled}
              required
              maxLength={maxContentTexts.title}
            />
            <Text3Field
              {...textOf('excerpt')}
              disabled={disabled}
              hint={t('content.excerptHint')}
              multiline
              maxLength={maxContentTexts.description}
            />
            <RichTextField {...textOf('html')} disabled={disabled} kind="page" />
            {!disabled && <RemovedNote html={values.html} />}
            <Text3Field
              {...textOf('author')}
              disabled={disabled}
              maxLength={maxContentTexts.author}
            />
          </div>
        </Panel>
        <Panel title={t('content.picture')}>
          <div className="grid gap-5">
            <PictureField {...pictureOf('image')} disabled={disabled} />
            <Text3Field
              {...textOf('image_alt')}
              disabled={disabled}
              maxLength={maxContentTexts.title}
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
      <SaveBar
        {...bar}
        remedy={<RestoreThing kind="posts" thing={post} name={post.title[locale]} />}
      />
    </>
  )
}
