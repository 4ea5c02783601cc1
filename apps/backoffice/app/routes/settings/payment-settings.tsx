import { useQuery } from '@tanstack/react-query'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { LoadPart } from '../../features/shell/load-part.tsx'
import { MethodList } from '../../features/settings/method-list.tsx'
import { SettingsPage } from '../../features/settings/settings-page.tsx'
import { paymentMethods } from '../../features/settings/settings-queries.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Ways of payment. */
export default function PaymentSettings() {
  const t = useMessages()
  const query = useQuery(paymentMethods)
  const mayWrite = useCan()('settings.write')
  return (
    <SettingsPage title={t('settings.payments.title')}>
      <p className="text-muted">{t('settings.payments.note')}</p>
      <LoadPart query={query}>
        {(methods) => (
          <MethodList
            label={t('settings.payments.title')}
            methods={methods}
            mayWrite={mayWrite}
            save={({ code }, { title, description, active }, version) =>
              api('PUT /api/admin/payment-methods/:code', {
                params: { code },
                body: {
                  version,
                  ...(title && { title }),
                  ...(description && { description }),
                  ...(active !== undefined && { active }),
                },
              })
            }
            move={({ code, version }, before) =>
              api('POST /api/admin/payment-methods/:code/move', {
                params: { code },
                body: { version, before },
              })
            }
          />
        )}
      </LoadPart>
      <ThingHistory type="payment_method" />
    </SettingsPage>
  )
}
