import { Notice } from '@tsiran/app-kit/blocks/notice'
import type { Picking } from '@tsiran/contract/admin/picking-shapes'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { MarkProblem } from './use-marks.ts'

interface OrderProblemProps {
  picking: Picking
  problem: MarkProblem | undefined
  /** Stands before the sentence where several orders are picked. */
  box: string
}

/** What somebody else has done to an order, or why a mark was not accepted. */
export function OrderProblem({ picking, problem, box }: OrderProblemProps) {
  const t = useMessages()
  const say = (text: string) => [box, text].filter(Boolean).join(': ')
  if (picking.status === 'canceled')
    return <Notice kind="error">{say(t('picking.problem.canceled'))}</Notice>
  if (picking.state === 'finished')
    return <Notice kind="success">{say(t('picking.progressState.finished'))}</Notice>
  if (problem && 'text' in problem) {
    const name = picking.lines.find(({ id }) => id === problem.lineId)?.name ?? ''
    return <Notice kind="error">{say(`${name}: ${problem.text}`)}</Notice>
  }
  if (problem?.reason === 'taken' && picking.picker && !picking.mine)
    return <Notice kind="error">{say(t('picking.takenBy', { name: picking.picker.name }))}</Notice>
  if (problem && !picking.mine)
    return <Notice kind="error">{say(t(`picking.problem.${problem.reason}`))}</Notice>
  return picking.picker && !picking.mine ? (
    <Notice kind="warning">{say(t('picking.pickedBy', { name: picking.picker.name }))}</Notice>
  ) : null
}
