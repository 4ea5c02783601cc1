import type { RefundLine } from '@tsiran/contract/admin/order-payment-shapes'
import type { AdminOrderLine } from '@tsiran/contract/admin/order-line-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'

/** The words of the pieces that a refund is for; empty where it is for anything else. */
export function usePieceNames(
  lines: readonly AdminOrderLine[],
): (pieces: readonly RefundLine[]) => string {
  const locale = useLocale()
  return (pieces) =>
    pieces
      .map(({ line_id: id, quantity }) => {
        const line = lines.find((one) => one.id === id)
        return `${line ? line.name[locale] : id} × ${quantity}`
      })
      .join(', ')
}
