import { useQuery } from '@tanstack/react-query'
import { maxShopTexts } from '@tsiran/contract/admin/settings'
import type { MailSettings as Settings } from '@tsiran/contract/admin/mail-settings'
import { maxLengths } from '@tsiran/contract/limits'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { Field } from '@tsiran/ui/field'
import { SaveBar } from '@tsiran/ui/save-bar/save-bar'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { useRecordForm } from '../../features/people/use-record-form.ts'
import { useCan } from '../../features/session/me-query.ts'
import { LoadPart } from '../../features/shell/load-part.tsx'
import { MailTemplates } from '../../features/settings/mail-templates.tsx'
import { SettingsPage } from '../../features/settings/settings-page.tsx'
import { mailSettings, settingsChanged } from '../../features/settings/settings-queries.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Whom mails come from, where replies and orders go, and what the mails say. */
export default function MailSettings() {
  const t = useMessages()
  const toast = useToast()
  const query = useQuery(mailSettings)
  const mayWrite = useCan()('settings.write')
  const test = useAct(() => api('POST /api/admin/settings/mail/test', { body: {} }), {
    refresh: [['audit']],
    onDone: ({ message }: { message: string }) => toast.success(message),
  })
  return (
    <SettingsPage
      title={t('settings.mail.title')}
      actions={
        mayWrite && (
          <Button variant="secondary" loading={test.isPending} onClick={() => test.mutate()}>
            {t('settings.mail.test')}
          </Button>
        )
      }
    >
      <LoadPart query={query}>{(settings) => <MailForm settings={settings} />}</LoadPart>
      <MailTemplates />
    </SettingsPage>
  )
}

const valuesOf = ({ version: _version, ...fields }: Settings) => fields

function MailForm({ settings }: { settings: Settings }) {
  const t = useMessages()
  const mayWrite = useCan()('settings.write')
  const { values, set, errorOf, bar } = useRecordForm({
    thing: settings,
    values: valuesOf,
    words: {
      sender_name: t('settings.mail.sender'),
      reply_to: t('settings.mail.replyTo'),
      orders_email: t('settings.mail.orders'),
    },
    save: (changes, version) =>
      api('PUT /api/admin/settings/mail', { body: { ...changes, version } }),
    refresh: settingsChanged,
  })
  return (
    <>
      <Panel title={t('settings.mail.addresses')}>
        <fieldset disabled={!mayWrite} className="grid max-w-md gap-5">
          <Field
            label={t('settings.mail.sender')}
            hint={t('settings.mail.senderNote')}
            maxLength={maxShopTexts.senderName}
            value={values.sender_name}
            error={errorOf('sender_name')}
            onChange={({ target }) => set('sender_name', target.value)}
          />
          <Field
            label={t('settings.mail.replyTo')}
            hint={t('settings.mail.replyToNote')}
            type="email"
            maxLength={maxLengths.email}
            value={values.reply_to}
            error={errorOf('reply_to')}
            onChange={({ target }) => set('reply_to', target.value)}
          />
          <Field
            label={t('settings.mail.orders')}
            hint={t('settings.mail.ordersNote')}
            type="email"
            maxLength={maxLengths.email}
            value={values.orders_email}
            error={errorOf('orders_email')}
            onChange={({ target }) => set('orders_email', target.value)}
          />
        </fieldset>
      </Panel>
      <ThingHistory type="settings" id="mail" />
      <SaveBar {...bar} />
    </>
  )
}
