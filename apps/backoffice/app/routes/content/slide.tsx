import { useQuery } from '@tanstack/react-query'
import { maxContentTexts } from '@tsiran/contract/admin/content-shapes'
import type { AdminSlide } from '@tsiran/contract/admin/sliders'
import { homePath } from '@tsiran/contract/shop-paths'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Checkbox } from '@tsiran/ui/checkbox'
import { DetailLayout, Panel } from '@tsiran/ui/detail-layout'
import { Field } from '@tsiran/ui/field'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useParams } from 'react-router'
import { contentChanged, slideQuery } from '../../features/content/content-queries.ts'
import { DeletedNote, RestoreThing } from '../../features/content/deleted-note.tsx'
import { SlidePreview } from '../../features/content/slide-preview.tsx'
import { ThingState } from '../../features/content/thing-state.tsx'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { PictureField } from '../../features/media/picture-field.tsx'
import { PictureValue } from '../../features/media/picture-value.tsx'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { useRecordForm } from '../../features/people/use-record-form.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { ShopLink } from '../../features/shell/shop-link.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** One slide of the home page. */
export default function Slide() {
  const t = useMessages()
  const locale = useLocale()
  const query = useQuery(slideQuery(Number(useParams()['id'])))
  const back = { to: '/content/sliders', label: t('content.sliders') }
  return (
    <LoadThing query={query} back={back}>
      {(slide) => (
        <Page
          key={slide.id}
          title={slide.title[locale]}
          aside={<ThingState state={slide.active ? 'shown' : 'hidden'} />}
          back={back}
          actions={slide.active && <ShopLink href={homePath(locale)} />}
        >
          <DeletedNote kind="sliders" thing={slide} name={slide.title[locale]} />
          {slide.page_hidden && <Notice kind="warning">{t('content.slideLeftOut')}</Notice>}
          <SlideForm slide={slide} />
        </Page>
      )}
    </LoadThing>
  )
}

const valuesOf = ({ title, content, link_label, path, image, active }: AdminSlide) => ({
  title,
  content,
  link_label,
  path,
  image,
  active,
})

function SlideForm({ slide }: { slide: AdminSlide }) {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('content.write')
  const disabled = !mayWrite || slide.deleted_at !== null
  const { id } = slide
  const { values, set, errorOf, textOf, pictureOf, bar } = useRecordForm({
    thing: slide,
    values: valuesOf,
    words: {
      title: t('content.titleField'),
      content: t('content.caption'),
      link_label: t('content.button'),
      path: t('content.slidePath'),
      image: t('content.picture'),
      active: t('content.state'),
    },
    save: (changes, version) =>
      api('PUT /api/admin/sliders/:id', { params: { id }, body: { ...changes, version } }),
    refresh: contentChanged,
    write: (name, value) => {
      if (name === 'image') return <PictureValue pictureKey={value as string | null} />
      if (name === 'active') return t(`content.states.${value ? 'shown' : 'hidden'}`)
      return undefined
    },
  })
  const side = (
    <>
      <Panel title={t('content.facts')}>
        <div className="grid gap-4">
          <Checkbox
            label={t('content.showField')}
            checked={values.active}
            disabled={disabled}
            onChange={({ target }) => set('active', target.checked)}
          />
          <Field
            label={t('content.slidePath')}
            hint={t('content.addressHint')}
            value={values.path}
            maxLength={maxContentTexts.path}
            error={errorOf('path')}
            disabled={disabled}
            spellCheck={false}
            onChange={({ target }) => set('path', target.value)}
          />
        </div>
      </Panel>
      <Panel title={t('content.picture')}>
        <PictureField {...pictureOf('image')} disabled={disabled} />
      </Panel>
    </>
  )
  return (
    <>
      <DetailLayout side={side} sideLabel={t('content.facts')}>
        <Panel title={t('content.texts')}>
          <div className="grid gap-5">
            <Text3Field
              {...textOf('title')}
              disabled={disabled}
              required
              maxLength={maxContentTexts.title}
            />
            <Text3Field
              {...textOf('content')}
              disabled={disabled}
              hint={t('content.captionHint')}
              multiline
              maxLength={maxContentTexts.caption}
            />
            <Text3Field
              {...textOf('link_label')}
              disabled={disabled}
              maxLength={maxContentTexts.linkLabel}
            />
          </div>
        </Panel>
        <SlidePreview slide={values} />
        <ThingHistory type="slide" id={id} />
      </DetailLayout>
      <SaveBar
        {...bar}
        remedy={<RestoreThing kind="sliders" thing={slide} name={slide.title[locale]} />}
      />
    </>
  )
}
