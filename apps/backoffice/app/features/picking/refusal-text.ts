import { isApiError } from '@tsiran/app-kit/api/api-error'
import type { PickingRefusal } from '@tsiran/contract/admin/picking-shapes'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

interface Refusal {
  reason?: PickingRefusal
  /** The order of several that refuses. */
  order_id?: number
  /** Who has the order in place of the caller. */
  picker?: string
}

/** What an order's state says against a step; empty for any other failure. */
export const refusalOf = (error: unknown): Refusal =>
  isApiError(error) && error.code === 'conflict' ? ((error.data ?? {}) as Refusal) : {}

/** A sentence for a refused step of the picking: what has become of the order. */
export function useRefusalText(): (error: unknown) => string {
  const t = useMessages()
  const failureText = useFailureText()
  return (error) => {
    const { reason, order_id } = refusalOf(error)
    if (!reason) return failureText(error)
    const text = t(`picking.problem.${reason}`)
    return order_id ? `${t('picking.order', { number: order_id })}: ${text}` : text
  }
}
