import { useQuery } from '@tanstack/react-query'
import type { CheckoutSettings as Settings } from '@tsiran/contract/admin/checkout-settings'
import { maxCatalogTexts } from '@tsiran/contract/admin/catalog-shapes'
import { maxLengths } from '@tsiran/contract/limits'
import { Checkbox } from '@tsiran/ui/checkbox'
import { Panel } from '@tsiran/ui/detail-layout'
import { Field, FieldFrame } from '@tsiran/ui/field'
import { MoneyField } from '@tsiran/ui/number-fields/money-field'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { Select } from '@tsiran/ui/select'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { useRecordForm } from '../../features/people/use-record-form.ts'
import { useCan } from '../../features/session/me-query.ts'
import { LoadPart } from '../../features/shell/load-part.tsx'
import { SettingsPage } from '../../features/settings/settings-page.tsx'
import {
  checkoutSettings,
  settingsChanged,
  termsPages,
} from '../../features/settings/settings-queries.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** How people buy: who may order, the terms, the service line, companies and their invoices. */
export default function CheckoutSettings() {
  const t = useMessages()
  const query = useQuery(checkoutSettings)
  return (
    <SettingsPage title={t('settings.checkoutTitle')}>
      <LoadPart query={query}>{(settings) => <CheckoutForm settings={settings} />}</LoadPart>
    </SettingsPage>
  )
}

const valuesOf = ({ version: _version, ...fields }: Settings) => fields

function CheckoutForm({ settings }: { settings: Settings }) {
  const t = useMessages()
  const mayWrite = useCan()('settings.write')
  const pages = useQuery(termsPages).data ?? []
  const { values, set, errorOf, textOf, bar } = useRecordForm({
    thing: settings,
    values: valuesOf,
    words: {
      guest_checkout: t('settings.guestCheckout'),
      terms_page_id: t('settings.termsPage'),
      service_line: t('settings.serviceLine'),
      service_name: t('settings.serviceName'),
      service_price: t('settings.servicePrice'),
      company_approval: t('settings.companyApproval'),
      seller_tin: t('settings.sellerTin'),
    },
    save: (changes, version) =>
      api('PUT /api/admin/settings/checkout', { body: { ...changes, version } }),
    refresh: settingsChanged,
    write: (name, value) =>
      name === 'terms_page_id' ? pages.find(({ id }) => id === value)?.title : undefined,
  })
  return (
    <>
      <Panel title={t('settings.ordering')}>
        <fieldset disabled={!mayWrite} className="grid gap-4">
          <div>
            <Checkbox
              label={t('settings.guestCheckout')}
              checked={values.guest_checkout}
              onChange={({ target }) => set('guest_checkout', target.checked)}
            />
            <p className="text-muted">{t('settings.guestCheckoutNote')}</p>
          </div>
          <FieldFrame
            label={t('settings.termsPage')}
            hint={t('settings.termsPageNote')}
            error={errorOf('terms_page_id')}
            className="max-w-md"
          >
            {(described) => (
              <Select
                {...described}
                value={values.terms_page_id}
                onChange={({ target }) => set('terms_page_id', Number(target.value))}
              >
                {!pages.some(({ id }) => id === values.terms_page_id) && (
                  <option value={values.terms_page_id}>–</option>
                )}
                {pages.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
        </fieldset>
      </Panel>
      <Panel title={t('settings.serviceLine')}>
        <fieldset disabled={!mayWrite} className="grid gap-4">
          <div>
            <Checkbox
              label={t('settings.serviceOn')}
              checked={values.service_line}
              onChange={({ target }) => set('service_line', target.checked)}
            />
            <p className="text-muted">{t('settings.serviceNote')}</p>
          </div>
          {values.service_line && (
            <>
              <Text3Field {...textOf('service_name')} required maxLength={maxCatalogTexts.name} />
              <MoneyField
                className="max-w-52"
                label={t('settings.servicePrice')}
                value={values.service_price}
                error={errorOf('service_price')}
                onChange={(price) => set('service_price', price ?? 0)}
              />
            </>
          )}
        </fieldset>
      </Panel>
      <Panel title={t('companies.title')}>
        <fieldset disabled={!mayWrite}>
          <Checkbox
            label={t('settings.companyApproval')}
            checked={values.company_approval}
            onChange={({ target }) => set('company_approval', target.checked)}
          />
          <p className="text-muted">{t('settings.companyApprovalNote')}</p>
        </fieldset>
      </Panel>
      <Panel title={t('settings.invoices')}>
        <fieldset disabled={!mayWrite} className="max-w-80">
          <Field
            label={t('settings.sellerTin')}
            hint={t('settings.sellerTinNote')}
            inputMode="numeric"
            maxLength={maxLengths.tin}
            value={values.seller_tin}
            error={errorOf('seller_tin')}
            onChange={({ target }) => set('seller_tin', target.value)}
          />
        </fieldset>
      </Panel>
      <ThingHistory type="settings" id="checkout" />
      <SaveBar {...bar} />
    </>
  )
}
