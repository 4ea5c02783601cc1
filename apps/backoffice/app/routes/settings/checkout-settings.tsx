import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CheckoutSettings as Settings } from '@tsiran/contract/admin/settings'
import { Checkbox } from '@tsiran/ui/checkbox'
import { Panel } from '@tsiran/ui/detail-layout'
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
const valuesOf = ({ company_approval }: Settings) => ({ company_approval })

/** How people buy: whether companies wait for approval. */
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
  const { values, set, bar } = useRecordForm({
    thing: settings,
    values: valuesOf,
    words: { company_approval: t('settings.companyApproval') },
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
        <SaveBar {...bar} />
      </div>
    </Page>
  )
}
