import { Menu } from '@base-ui/react/menu'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import type { AdminOrder, OrderAction } from '@tsiran/contract/admin/order-shapes'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { popupClass } from '@tsiran/ui/popup-class'
import { Link } from 'react-router'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useCan } from '../../session/me-query.ts'
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
      {(rest.length > 0 || mayRepeat || actions.includes('invoice')) && (
        <Menu.Root>
          <Menu.Trigger
            className="button button-secondary px-3"
            aria-label={t('orders.more')}
            title={t('orders.more')}
          >
            <IconDots size={20} aria-hidden />
          </Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner sideOffset={6} align="end" collisionPadding={12} className="z-70">
              <Menu.Popup className={`${popupClass} min-w-56 p-1.5`}>
                {actions.includes('invoice') && (
                  <Menu.Item render={<Link to={invoicePath([id])} />} className={item}>
                    {t('orders.act.invoice')}
                  </Menu.Item>
                )}
                {mayRepeat && (
                  <Menu.Item onClick={() => again.mutate()} className={item}>
                    {t('orders.again')}
                  </Menu.Item>
                )}
                {rest.map((action) => (
                  <Menu.Item
                    key={action}
                    onClick={() => run(action)}
                    className={`${item} ${action === 'cancel' ? 'text-red' : ''}`}
                  >
                    {t(`orders.act.${action}`)}
                  </Menu.Item>
                ))}
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      )}
      {next && (
        <Button
          loading={steps.isPending}
          // A press that is repeated was meant for the step before: by now the button may be the next one.
          onClick={({ detail }) => {
            if (detail < 2 && !steps.isPending) run(next)
          }}
          className="max-sm:order-first max-sm:w-full"
        >
          {t(`orders.act.${next}`)}
        </Button>
      )}
    </>
  )
}

const item =
  'flex min-h-11 w-full cursor-pointer items-center rounded-lg px-3 text-left outline-none data-highlighted:bg-leaf-soft'
