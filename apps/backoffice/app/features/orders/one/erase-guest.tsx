import { useQueryClient } from '@tanstack/react-query'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { fullName } from '@tsiran/contract/full-name'
import { api } from '../../../platform/api/admin-client.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { ErasePanel } from '../../people/erase-panel.tsx'
import { useCan } from '../../session/me-query.ts'
import { ordersKey } from '../order-queries.ts'

/** The owner's way to erase a guest, who has no page but the orders' own. */
export function EraseGuest({ order }: { order: AdminOrder }) {
  const t = useMessages()
  const can = useCan()
  const queries = useQueryClient()
  const { id, customer, email, erased_at, status, billing_address: billing } = order
  const isEnded = ['completed', 'canceled', 'closed'].includes(status)
  if (!can('people.write') || customer || !email || erased_at !== null || !isEnded) return null
  return (
    <ErasePanel
      name={fullName(billing) || email}
      email={email}
      note={t('customers.eraseGuestPanelNote')}
      goes={t('customers.eraseGuestNote')}
      call={(typed) =>
        api('POST /api/admin/orders/:id/erase', { params: { id }, body: { email: typed } })
      }
      refresh={[ordersKey, ['audit']]}
      // Pages that were read earlier still name the guest.
      onDone={() => queries.removeQueries({ type: 'inactive' })}
    />
  )
}
