import type { CardHold } from '@tsiran/contract/order-shapes'
import type { FinalLine, OrderItem } from '@tsiran/contract/order-line-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { formatMoney } from '@tsiran/i18n/money'
import { weighedView } from '../catalog/content-price.ts'
import { imageUrls } from '../media/media.ts'
import { lineName, viewLine } from '../shared/line-snapshot.ts'
import { agreedLines, piecesLeft } from './order-lines.ts'
import type { OrderHold, OrderRow } from './order-rows.ts'
import type { OrderLineRow } from './order-line-rows.ts'

/** An order's totals as they were agreed, with the final one beside them once it is settled. Drams. */
export const viewTotals = ({
  grand_total,
  sub_total,
  agreed_total,
  agreed_sub_total,
  settled_at,
  refunded = 0,
  paid,
  hold,
}: OrderRow) => ({
  base_grand_total: agreed_total ?? grand_total,
  grand_total: agreed_total ?? grand_total,
  sub_total: agreed_sub_total ?? sub_total,
  final_total: settled_at ? grand_total : null,
  formated_final_total: settled_at ? formatMoney(grand_total) : null,
  ...(refunded > 0 && { refunded, refund_done: paid === 'refunded' || paid === 'part_refunded' }),
  ...(hold && { card_hold: viewHold(hold) }),
})

function viewHold({ state, held, captured }: OrderHold): CardHold {
  if (state === 'held') return { state, held, captured: null, released: 0 }
  if (state === 'voiding' || state === 'voided')
    return { state: 'released', held, captured: 0, released: held }
  const taken = captured ?? held
  return {
    state: state === 'capturing' ? state : 'captured',
    held,
    captured: taken,
    released: state === 'capturing' ? 0 : held - taken,
  }
}

/** An order's lines as they were agreed, with what became of them once the order is settled. */
export function viewItems(order: OrderRow, locale: Locale): OrderItem[] {
  const settled = new Map(order.lines.map((line) => [line.id, line]))
  return agreedLines(order).map((line) => {
    const final = order.settled_at ? viewFinal(order, settled.get(line.id)!, locale) : undefined
    const total = line.agreed_total ?? line.total
    const weighed = weighedView(line, locale)
    return {
      ...viewLine({ ...line, total }, locale),
      ...(weighed && { weighed }),
      ...(final && { final }),
    }
  })
}

/** A replaced line costs what came in its place. */
function viewFinal({ lines }: OrderRow, line: OrderLineRow, locale: Locale): FinalLine {
  const substitute = lines.find(({ replaces_id }) => replaces_id === line.id)
  const total = line.total + (substitute?.total ?? 0)
  return {
    quantity: piecesLeft(line),
    grams: line.picked_grams,
    total,
    formated_total: formatMoney(total),
    state: line.pick_state ?? 'found',
    substitute: substitute ? viewSubstitute(substitute, locale) : null,
  }
}

const viewSubstitute = (line: OrderLineRow, locale: Locale): FinalLine['substitute'] => ({
  name: lineName(line, locale),
  sku: line.sku,
  quantity: piecesLeft(line),
  grams: line.picked_grams,
  url_key: line.url_key,
  base_image: imageUrls(line.image),
})
