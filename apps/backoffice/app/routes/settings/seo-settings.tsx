import { useQuery } from '@tanstack/react-query'
import { maxShopTexts, type SeoSettings as Settings } from '@tsiran/contract/admin/settings'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Panel } from '@tsiran/ui/detail-layout'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { PictureField } from '../../features/media/picture-field.tsx'
import { PictureValue } from '../../features/media/picture-value.tsx'
import { useRecordForm } from '../../features/people/use-record-form.ts'
import { useCan } from '../../features/session/me-query.ts'
import { LoadSettings } from '../../features/settings/load-settings.tsx'
import { SettingsPage } from '../../features/settings/settings-page.tsx'
import { seoSettings, settingsChanged } from '../../features/settings/settings-queries.ts'
import { writeValue } from '../../features/settings/write-value.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** What search engines and messengers show of the shop. */
export default function SeoSettings() {
  const t = useMessages()
  const query = useQuery(seoSettings)
  return (
    <SettingsPage title={t('settings.seo.title')}>
      <LoadSettings query={query}>{(settings) => <SeoForm settings={settings} />}</LoadSettings>
    </SettingsPage>
  )
}

const valuesOf = ({ title, description, share_image }: Settings) => ({
  title,
  description,
  share_image: share_image ?? '',
})

function SeoForm({ settings }: { settings: Settings }) {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('settings.write')
  const { values, set, errorOf, errorsOf, bar } = useRecordForm({
    thing: settings,
    values: valuesOf,
    words: {
      title: t('settings.seo.pageTitle'),
      description: t('settings.seo.description'),
      share_image: t('settings.seo.image'),
    },
    save: ({ share_image: image, ...changes }, version) =>
      api('PUT /api/admin/settings/seo', {
        body: { ...changes, ...(image !== undefined && { share_image: image || null }), version },
      }),
    refresh: settingsChanged,
    write: (name, value) =>
      name === 'share_image' ? <PictureValue pictureKey={value as string} /> : writeValue(value),
  })
  return (
    <>
      <Panel title={t('settings.seo.home')}>
        <fieldset disabled={!mayWrite} className="grid gap-5">
          <Text3Field
            label={t('settings.seo.pageTitle')}
            value={values.title}
            onChange={(title) => set('title', title)}
            required
            maxLength={maxShopTexts.metaTitle}
            errors={errorsOf('title')}
            preferred={locale}
          />
          <Text3Field
            label={t('settings.seo.description')}
            hint={t('settings.seo.descriptionNote')}
            value={values.description}
            onChange={(description) => set('description', description)}
            multiline
            maxLength={maxShopTexts.metaDescription}
            errors={errorsOf('description')}
            preferred={locale}
          />
          <PictureField
            label={t('settings.seo.image')}
            hint={t('settings.seo.imageNote')}
            value={values.share_image === '' ? [] : [values.share_image]}
            onChange={([key = '']) => set('share_image', key)}
            max={1}
            error={errorOf('share_image')}
            disabled={!mayWrite}
          />
        </fieldset>
      </Panel>
      <SaveBar {...bar} />
    </>
  )
}
