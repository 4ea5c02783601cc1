import { useQueryClient } from '@tanstack/react-query'
import type { AdminInput } from '@tsiran/contract/admin/api'
import type { Picking } from '@tsiran/contract/admin/picking-shapes'
import { Button } from '@tsiran/ui/button'
import { useMessages } from '../../platform/i18n/language.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { ordersKey } from '../orders/order-queries.ts'
import { useCan } from '../session/me-query.ts'
import { pickingKey, pickingQuery } from './picking-queries.ts'
import { useRefusalText } from './refusal-text.ts'

type Step = 'claim' | 'take_over' | 'finish' | 'release'

const call = (order_id: number, step: Step) => {
  const params = { order_id }
  const body: AdminInput<'POST /api/admin/picking/:order_id/claim'>['body'] = {}
  if (step === 'finish') return api('POST /api/admin/picking/:order_id/finish', { params, body })
  if (step === 'release') return api('POST /api/admin/picking/:order_id/release', { params, body })
  return api('POST /api/admin/picking/:order_id/claim', {
    params,
    body: { ...body, take_over: step === 'take_over' },
  })
}

interface PickingStepsProps {
  picking: Picking
  /** Lines without a decision, and marks that are not sent. */
  open: number
  waiting: number
  /** The order has become the picker's own. */
  onTaken: () => void
}

/** Takes an order, gives it back, or ends its picking. */
export function PickingSteps({ picking, open, waiting, onTaken }: PickingStepsProps) {
  const t = useMessages()
  const queries = useQueryClient()
  const can = useCan()
  const { order_id, state, mine, status, settled } = picking
  const step = useAct((name: Step) => call(order_id, name), {
    refresh: [pickingKey, ordersKey],
    failureText: useRefusalText(),
    onDone: ({ data }) => {
      if (data.mine && !mine) onTaken()
      queries.setQueryData(pickingQuery(order_id).queryKey, data)
    },
  })
  if (!can('picking.write') || !['pending', 'processing'].includes(status)) return null
  if (settled || (state === 'finished' && !can('orders.write'))) return null
  const button = (name: Step, variant: 'primary' | 'secondary', disabled = false) => (
    <Button
      variant={variant}
      className="min-h-14"
      disabled={disabled}
      loading={step.isPending && step.variables === name}
      onClick={() => step.mutate(name)}
    >
      {t(`picking.step.${name}`)}
    </Button>
  )
  if (state === 'finished') return button('release', 'secondary')
  if (state === null) return button('claim', 'primary')
  if (!mine) return can('orders.write') ? button('take_over', 'secondary') : null
  return (
    <div className="grid gap-2">
      {button('finish', open === 0 ? 'primary' : 'secondary', open > 0 || waiting > 0)}
      {open > 0 && (
        <p className="text-center text-sm text-muted">{t('picking.open', { count: open })}</p>
      )}
      {button('release', 'secondary', waiting > 0)}
    </div>
  )
}
