import { Notice } from '@tsiran/app-kit/blocks/notice'
import type { Picking } from '@tsiran/contract/admin/picking-shapes'
import { useMessages } from '../../platform/i18n/language.tsx'

interface OrderProblemProps {
  picking: Picking
  /** Stands before the sentence where several orders are picked. */
  box: string
}

/** What somebody else has done to an order. */
export function OrderProblem({ picking, box }: OrderProblemProps) {
  const t = useMessages()
  const say = (text: string) => [box, text].filter(Boolean).join(': ')
  if (picking.status === 'canceled')
    return <Notice kind="error">{say(t('picking.problem.canceled'))}</Notice>
  if (picking.state === 'finished')
    return <Notice kind="success">{say(t('picking.progressState.finished'))}</Notice>
  return picking.picker && !picking.mine ? (
    <Notice kind="warning">{say(t('picking.pickedBy', { name: picking.picker.name }))}</Notice>
  ) : null
}
