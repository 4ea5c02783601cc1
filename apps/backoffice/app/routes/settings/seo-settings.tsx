import { useQuery } from '@tanstack/react-query'
import { maxShopTexts, type SeoSettings as Settings } from '@tsiran/contract/admin/settings'
import { Panel } from '@tsiran/ui/detail-layout'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { PictureField } from '../../features/media/picture-field.tsx'
import { PictureValue } from '../../features/media/picture-value.tsx'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { useRecordForm } from '../../features/people/use-record-form.ts'
import { useCan } from '../../features/session/me-query.ts'
import { LoadPart } from '../../features/shell/load-part.tsx'
import { SettingsPage } from '../../features/settings/settings-page.tsx'
import { seoSettings, settingsChanged } from '../../features/settings/settings-queries.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** What search engines and messengers show of the shop. */
export default function SeoSettings() {
  const t = useMessages()
  const query = useQuery(seoSettings)
  return (
    <SettingsPage title={t('settings.seo.title')}>
      <LoadPart query={query}>{(settings) => <SeoForm settings={settings} />}</LoadPart>
    </SettingsPage>
  )
}

const valuesOf = ({ version: _version, ...fields }: Settings) => fields

function SeoForm({ settings }: { settings: Settings }) {
  const t = useMessages()
  const mayWrite = useCan()('settings.write')
  const { textOf, pictureOf, bar } = useRecordForm({
    thing: settings,
    values: valuesOf,
    words: {
      title: t('settings.seo.pageTitle'),
      description: t('settings.seo.description'),
      share_image: t('settings.seo.image'),
    },
    save: (changes, version) =>
      api('PUT /api/admin/settings/seo', { body: { ...changes, version } }),
    refresh: settingsChanged,
    write: (name, value) =>
      name === 'share_image' ? <PictureValue pictureKey={value as string | null} /> : undefined,
  })
  return (
    <>
      <Panel title={t('settings.seo.home')}>
        <fieldset disabled={!mayWrite} className="grid gap-5">
          <Text3Field {...textOf('title')} required maxLength={maxShopTexts.metaTitle} />
          <Text3Field
            {...textOf('description')}
            hint={t('settings.seo.descriptionNote')}
            multiline
            maxLength={maxShopTexts.metaDescription}
          />
          <PictureField
            {...pictureOf('share_image')}
            hint={t('settings.seo.imageNote')}
            disabled={!mayWrite}
          />
        </fieldset>
      </Panel>
      <ThingHistory type="settings" id="seo" />
      <SaveBar {...bar} />
    </>
  )
}
