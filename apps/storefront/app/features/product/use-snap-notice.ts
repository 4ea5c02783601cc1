import { useToast } from '@tsiran/app-kit/browser/toast'
import type { QuantityRule } from './quantity.ts'
import { useSnapText } from './snap-text.ts'

/** Says to which quantity a typed one was changed, and why. */
export function useSnapNotice(name: string, rule: QuantityRule): (quantity: number) => void {
  const snapText = useSnapText()
  const toast = useToast()
  return (quantity) => toast.info(snapText({ name, quantity, rule }))
}
