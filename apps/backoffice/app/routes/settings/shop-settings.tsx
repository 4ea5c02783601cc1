import { useQuery } from '@tanstack/react-query'
import { maxShopTexts, type ShopSettings as Settings } from '@tsiran/contract/admin/settings'
import { maxLengths } from '@tsiran/contract/limits'
import { Panel } from '@tsiran/ui/detail-layout'
import { Field } from '@tsiran/ui/field'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { PictureField } from '../../features/media/picture-field.tsx'
import { PictureValue } from '../../features/media/picture-value.tsx'
import { useRecordForm } from '../../features/people/use-record-form.ts'
import { useCan } from '../../features/session/me-query.ts'
import { AccentField } from '../../features/settings/accent-field.tsx'
import { HoursField } from '../../features/settings/hours-field.tsx'
import { LoadPart } from '../../features/shell/load-part.tsx'
import { SettingsPage } from '../../features/settings/settings-page.tsx'
import { settingsChanged, shopSettings } from '../../features/settings/settings-queries.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The hours of each day on a line of its own. */
const hoursText = (days: Settings['opening_hours']) =>
  days.map((day) => (day ? `${day.opens}–${day.closes}` : '–')).join('\n')

/** The shop itself: names, contacts, logo, colour, hours. */
export default function ShopSettings() {
  const t = useMessages()
  const query = useQuery(shopSettings)
  return (
    <SettingsPage title={t('settings.shop.title')}>
      <LoadPart query={query}>{(settings) => <ShopForm settings={settings} />}</LoadPart>
    </SettingsPage>
  )
}

const valuesOf = ({ version: _version, ...fields }: Settings) => fields

function ShopForm({ settings }: { settings: Settings }) {
  const t = useMessages()
  const mayWrite = useCan()('settings.write')
  const { values, set, errorOf, textOf, pictureOf, bar } = useRecordForm({
    thing: settings,
    values: valuesOf,
    words: {
      name: t('settings.shop.name'),
      phone: t('settings.shop.phone'),
      email: t('settings.shop.email'),
      address: t('settings.shop.address'),
      logo: t('settings.shop.logo'),
      accent: t('settings.shop.accent'),
      opening_hours: t('settings.shop.hours'),
    },
    save: (changes, version) =>
      api('PUT /api/admin/settings/shop', { body: { ...changes, version } }),
    refresh: settingsChanged,
    write: (name, value) => {
      if (name === 'logo') return <PictureValue pictureKey={value as string | null} />
      if (name === 'opening_hours') return hoursText(value as Settings['opening_hours'])
      return undefined
    },
  })
  return (
    <>
      <Panel title={t('settings.shop.contacts')}>
        <fieldset disabled={!mayWrite} className="grid gap-5">
          <Text3Field {...textOf('name')} required maxLength={maxShopTexts.name} />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field
              label={t('settings.shop.phone')}
              type="tel"
              maxLength={maxLengths.phone}
              value={values.phone}
              error={errorOf('phone')}
              onChange={({ target }) => set('phone', target.value)}
            />
            <Field
              label={t('settings.shop.email')}
              type="email"
              maxLength={maxLengths.email}
              value={values.email}
              error={errorOf('email')}
              onChange={({ target }) => set('email', target.value)}
            />
          </div>
          <Text3Field {...textOf('address')} required maxLength={maxLengths.street} />
        </fieldset>
      </Panel>
      <Panel title={t('settings.shop.look')}>
        <fieldset disabled={!mayWrite} className="grid gap-5">
          <PictureField
            {...pictureOf('logo')}
            hint={t('settings.shop.logoNote')}
            disabled={!mayWrite}
          />
          <AccentField
            value={values.accent}
            onChange={(accent) => set('accent', accent)}
            error={errorOf('accent')}
          />
        </fieldset>
      </Panel>
      <Panel title={t('settings.shop.hours')}>
        <fieldset disabled={!mayWrite}>
          <HoursField
            value={values.opening_hours}
            onChange={(days) => set('opening_hours', days)}
            error={errorOf('opening_hours')}
          />
        </fieldset>
      </Panel>
      <ThingHistory type="settings" id="shop" />
      <SaveBar {...bar} />
    </>
  )
}
