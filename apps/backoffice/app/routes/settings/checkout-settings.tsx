import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CheckoutSettings as Settings } from '@tsiran/contract/admin/settings'
import { Checkbox } from '@tsiran/ui/checkbox'
import { maxLengths } from '@tsiran/contract/limits'
import { Panel } from '@tsiran/ui/detail-layout'
import { Field } from '@tsiran/ui/field'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { useRecordForm } from '../../features/people/use-record-form.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const settingsQuery = queryOptions({
  queryKey: ['settings', 'checkout'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/settings/checkout', { signal })).data,
})
const valuesOf = ({ company_approval, seller_tin }: Settings) => ({ company_approval, seller_tin })

/** How people buy: whether companies wait for approval, and the shop's tax number on their invoices. */
export default function CheckoutSettings() {
  const t = useMessages()
  const query = useQuery(settingsQuery)
  return (
    <LoadThing query={query} back={{ to: '/', label: t('today.title') }}>
      {(settings) => <SettingsForm settings={settings} />}
    </LoadThing>
  )
}

function SettingsForm({ settings }: { settings: Settings }) {
  const t = useMessages()
  const mayWrite = useCan()('settings.write')
  const { values, set, errorOf, bar } = useRecordForm({
    thing: settings,
    values: valuesOf,
    words: {
      company_approval: t('settings.companyApproval'),
      seller_tin: t('settings.sellerTin'),
    },
    save: (changes, version) =>
      api('PUT /api/admin/settings/checkout', {
        body: { ...valuesOf(settings), ...changes, version },
      }),
    refresh: [settingsQuery.queryKey, ['audit']],
  })
  return (
    <Page title={t('settings.checkoutTitle')}>
      <div className="grid max-w-3xl gap-5">
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
        <SaveBar {...bar} />
      </div>
    </Page>
  )
}
