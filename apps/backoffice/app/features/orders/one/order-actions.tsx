import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import type { AdminOrder, OrderAction } from '@tsiran/contract/admin/order-shapes'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useCan } from '../../session/me-query.ts'
import { ActsMenu, type MenuAct } from '../../shell/acts-menu.tsx'
import { editPath, invoicePath, slipPath } from '../paths.ts'
import { nextStep } from './next-step.ts'
import { isOpen } from './order-payments.tsx'
import { isDialogAction, type OrderDialog } from './order-dialogs.tsx'
import { useOrderAgain } from './use-order-again.ts'
import { useOrderSteps } from './use-order-steps.ts'

interface OrderActionsProps {
  order: AdminOrder
  ask: (dialog: OrderDialog) => void
}

/** What the person may do now: one next step, the usual things beside it, the rest in a menu. */
export function OrderActions({ order, ask }: OrderActionsProps) {
  const t = useMessages()
  const { id, actions } = order
  const steps = useOrderSteps(order)
  const again = useOrderAgain(order)
  const mayRepeat = useCan()('orders.write') && order.erased_at === null
  const next = nextStep(order)
  const run = (action: OrderAction) => {
    if (isDialogAction(action)) ask({ action })
    else if (action === 'confirm_refund') {
      const refund = order.payments.flatMap(({ refunds }) => refunds).find(isOpen)
      if (refund) ask({ action, refund })
    } else if (action === 'repeat_request') {
      const payment = order.payments.find((one) => one.refused_at !== null)
      if (payment) ask({ action, payment })
    } else if (action === 'process' || action === 'complete') steps.mutate(action)
  }
  const rest = (
    [
      'settle',
      'process',
      'complete',
      'move',
      'settle_credit',
      'cancel_lines',
      'refund',
      'cancel',
    ] as const
  ).filter((action) => action !== next && actions.includes(action))
  const more: MenuAct[] = [
    ...(actions.includes('invoice')
      ? [{ label: t('orders.act.invoice'), to: invoicePath([id]) }]
      : []),
    ...(mayRepeat ? [{ label: t('orders.again'), run: () => again.mutate() }] : []),
    ...rest.map((action) => ({
      label: t(`orders.act.${action}`),
      danger: action === 'cancel',
      run: () => run(action),
    })),
  ]
  return (
    <>
      {actions.includes('edit') && (
        <ButtonLink to={editPath(id)} variant="secondary" aria-keyshortcuts="e">
          <IconPencil size={18} aria-hidden />
          {t('orders.act.edit')}
        </ButtonLink>
      )}
      {actions.includes('slip') && (
        <ButtonLink to={slipPath([id])} variant="secondary" aria-keyshortcuts="p">
          <IconPrinter size={18} aria-hidden />
          {t('orders.act.slip')}
        </ButtonLink>
      )}
      <ActsMenu label={t('orders.more')} acts={more} />
      {next && (
        <Button
          loading={steps.isPending}
          // A press that is repeated was meant for the step before: by now the button may be the next one.
          onClick={({ detail }) => {
            if (detail < 2) run(next)
          }}
          className="max-sm:order-first max-sm:w-full"
        >
          {t(`orders.act.${next}`)}
        </Button>
      )}
    </>
  )
}
