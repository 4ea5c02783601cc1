import { useQuery } from '@tanstack/react-query'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { LoadPart } from '../../features/shell/load-part.tsx'
import { MethodList } from '../../features/settings/method-list.tsx'
import { SettingsPage } from '../../features/settings/settings-page.tsx'
import { shippingMethods } from '../../features/settings/settings-queries.ts'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Ways of delivery. */
export default function DeliverySettings() {
  const t = useMessages()
  const query = useQuery(shippingMethods)
  const mayWrite = useCan()('delivery.write')
  return (
    <SettingsPage title={t('settings.delivery.title')}>
      <p className="text-muted">{t('settings.delivery.note')}</p>
      <LoadPart query={query}>
        {(methods) => (
          <MethodList
            label={t('settings.delivery.title')}
            methods={methods}
            mayWrite={mayWrite}
            save={({ code }, change, version) =>
              api('PUT /api/admin/shipping-methods/:code', {
                params: { code },
                body: { ...change, version },
              })
            }
            move={({ code, version }, before) =>
              api('POST /api/admin/shipping-methods/:code/move', {
                params: { code },
                body: { version, before },
              })
            }
          />
        )}
      </LoadPart>
      <ThingHistory type="shipping_method" />
    </SettingsPage>
  )
}
