import type { CartItem } from '@tsiran/contract/cart-shapes'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { pieceRule } from '../../features/product/quantity.ts'
import { useSnapText } from '../../features/product/snap-text.ts'

/** Why a quantity that was posted without scripts changed nothing: it is none. */
export function UnreadQuantity({ written }: { written: string }) {
  const t = useMessages()
  return (
    <Notice kind="error">
      {written === ''
        ? t('quickOrder.problem.no_quantity')
        : t('quickOrder.problem.quantity', { written })}
    </Notice>
  )
}

/** Why the quantity of a line is another one than was posted without scripts. */
export function SnappedQuantity({ line }: { line: CartItem | undefined }) {
  const snapText = useSnapText()
  if (!line) return null
  return <Notice kind="warning">{snapText({ ...line, rule: pieceRule(line.product) })}</Notice>
}
