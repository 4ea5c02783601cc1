import { useToast } from '@tsiran/app-kit/browser/toast'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { maxQuantity, type QuantityRule } from './quantity.ts'

/** Says to which quantity a typed one was changed, and why. */
export function useSnapNotice(name: string, rule: QuantityRule): (quantity: number) => void {
  const t = useMessages()
  const toast = useToast()
  return (quantity: number) => {
    if (quantity === maxQuantity(rule))
      return toast.info(t('product.quantityMost', { name, quantity }))
    if (rule.step > 1)
      return toast.info(t('product.quantityStep', { name, quantity, step: rule.step }))
    toast.info(t('product.quantityNow', { name, quantity }))
  }
}
