import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { maxQuantity, type QuantityRule } from './quantity.ts'

interface Snapped {
  name: string
  /** What a typed quantity became. */
  quantity: number
  rule: QuantityRule
}

/** Why a typed quantity became another one. */
export function useSnapText(): (snapped: Snapped) => string {
  const t = useMessages()
  return ({ name, quantity, rule }) => {
    if (quantity === maxQuantity(rule)) return t('product.quantityMost', { name, quantity })
    if (rule.step > 1) return t('product.quantityStep', { name, quantity, step: rule.step })
    return t('product.quantityNow', { name, quantity })
  }
}
