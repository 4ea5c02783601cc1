import type { AdminOrder, OrderAction } from '@tsiran/contract/admin/order-shapes'
import type { AdminPayment, Refund } from '@tsiran/contract/admin/order-payment-shapes'
import { Dialog } from '@tsiran/ui/dialog'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { CancelForm } from './cancel-dialog.tsx'
import { CancelLinesForm } from './cancel-lines-dialog.tsx'
import { ConfirmRefundForm } from './confirm-refund-dialog.tsx'
import { MoveForm } from './move-dialog.tsx'
import { RefundForm } from './refund-dialog.tsx'
import { RepeatForm } from './repeat-dialog.tsx'
import { ReturnCashForm } from './return-cash-dialog.tsx'
import { SettleForm } from './settle-dialog.tsx'
import { SettlementForm } from './settlement-form.tsx'

const dialogActions = [
  'move',
  'cancel',
  'cancel_lines',
  'refund',
  'settle',
  'settle_credit',
  'return_cash',
] as const

/** A question to the person before something happens to an order. */
export type OrderDialog =
  | { action: (typeof dialogActions)[number] }
  | { action: 'confirm_refund'; refund: Refund }
  | { action: 'repeat_request'; payment: AdminPayment }

export const isDialogAction = (action: OrderAction): action is (typeof dialogActions)[number] =>
  (dialogActions as readonly OrderAction[]).includes(action)

interface OrderDialogsProps {
  order: AdminOrder
  dialog: OrderDialog | null
  /** Opens another dialog in place of this one; null for none. */
  ask: (dialog: OrderDialog | null) => void
}

/** The dialog that is open over an order's page, if any. */
export function OrderDialogs({ order, dialog, ask }: OrderDialogsProps) {
  const t = useMessages()
  const onClose = () => ask(null)
  const is = (action: OrderAction) => dialog?.action === action
  const number = order.id
  return (
    <>
      {is('cancel') && (
        <FormDialog onClose={onClose} title={t('orders.cancelTitle', { number })}>
          <CancelForm order={order} onClose={onClose} />
        </FormDialog>
      )}
      {is('cancel_lines') && (
        <FormDialog onClose={onClose} title={t('orders.cancelLinesTitle', { number })} wide>
          <CancelLinesForm order={order} onClose={onClose} />
        </FormDialog>
      )}
      <Dialog open={is('move')} onClose={onClose} title={t('orders.moveTitle', { number })}>
        <MoveForm order={order} onClose={onClose} />
      </Dialog>
      {is('refund') && (
        <FormDialog onClose={onClose} title={t('orders.refundTitle', { number })} wide>
          <RefundForm order={order} onClose={onClose} />
        </FormDialog>
      )}
      <Dialog
        open={is('settle')}
        onClose={onClose}
        title={t('orders.settlement.title', { number })}
        wide
      >
        <SettlementForm
          order={order}
          onClose={onClose}
          onRefused={(payment) => ask({ action: 'repeat_request', payment })}
        />
      </Dialog>
      <Dialog open={is('settle_credit')} onClose={onClose} title={t('orders.settleTitle')}>
        <SettleForm order={order} onClose={onClose} />
      </Dialog>
      <Dialog open={is('return_cash')} onClose={onClose} title={t('orders.returnCashTitle')}>
        <ReturnCashForm order={order} onClose={onClose} />
      </Dialog>
      <Dialog open={is('repeat_request')} onClose={onClose} title={t('orders.repeat.title')}>
        {dialog?.action === 'repeat_request' && (
          <RepeatForm order={order} payment={dialog.payment} onClose={onClose} />
        )}
      </Dialog>
      <Dialog open={is('confirm_refund')} onClose={onClose} title={t('orders.confirmRefundTitle')}>
        {dialog?.action === 'confirm_refund' && (
          <ConfirmRefundForm order={order} refund={dialog.refund} onClose={onClose} />
        )}
      </Dialog>
    </>
  )
}
