import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { formatMoney } from '@tsiran/i18n/money'
import { api } from '../../../platform/api/admin-client.ts'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { ActForm } from './act-form.tsx'
import { useOrderAct } from './use-order-act.ts'

/** Records that a company has paid the invoice of an order on credit. */
export function SettleForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const t = useMessages()
  const toast = useToast()
  const { id: number, grand_total: total, company } = order
  const act = useOrderAct(
    order,
    'settle_credit',
    (_, version) =>
      api('POST /api/admin/orders/:id/settle-credit', {
        params: { id: number },
        body: { version },
      }),
    () => {
      toast.success(t('orders.done.settle', { number }))
      onClose()
    },
  )
  return (
    <ActForm
      act={act}
      submit={t('orders.act.settle_credit')}
      onClose={onClose}
      onSubmit={() => act.run(undefined)}
    >
      <p>
        {t('orders.settleNote', {
          number,
          amount: formatMoney(total),
          company: company?.name ?? '',
        })}
      </p>
    </ActForm>
  )
}
