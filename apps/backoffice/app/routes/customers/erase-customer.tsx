import { useQueryClient } from '@tanstack/react-query'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import type { AdminCustomer } from '@tsiran/contract/admin/customer-shapes'
import { fullName } from '@tsiran/contract/full-name'
import { useNavigate } from 'react-router'
import { ErasePanel } from '../../features/people/erase-panel.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/**
 * The owner's way to erase a customer, back to the list. Somebody who is gone already is erased: the answer to an earlier press was
 * lost.
 */
export function EraseCustomer({ customer }: { customer: AdminCustomer }) {
  const t = useMessages()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { id, email } = customer
  const call = (typed: string) =>
    api('POST /api/admin/customers/:id/erase', { params: { id }, body: { email: typed } }).catch(
      (error: unknown) => {
        if (!isApiError(error) || error.status !== 404) throw error
      },
    )
  const leave = async () => {
    await navigate('/customers', { replace: true })
    // Pages that were read earlier still name the customer.
    queries.removeQueries({ type: 'inactive' })
  }
  return (
    <ErasePanel
      name={fullName(customer) || email}
      email={email}
      note={t('customers.erasePanelNote')}
      goes={t('customers.eraseGoesNote')}
      call={call}
      refresh={[['GET /api/admin/customers'], ['audit']]}
      onDone={() => void leave()}
    />
  )
}
