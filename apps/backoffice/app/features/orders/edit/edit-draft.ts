import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { AdminOrderLine } from '@tsiran/contract/admin/order-line-shapes'
import type { OrderVariant } from '@tsiran/contract/admin/order-edits'
import type { OrderAddress } from '@tsiran/contract/order-shapes'
import { piecesLeft } from '../one/order-differences.ts'

/**
 * What somebody has typed into the edit of an order, and nothing else: the order beneath may be read anew, and what was typed stays.
 */
export interface EditDraft {
  /** Pieces by variant; null while the field is empty. */
  quantities: Readonly<Record<number, number | null>>
  added: readonly OrderVariant[]
  address: Partial<OrderAddress>
  /** Null while it is the order's own. */
  districtId: number | null
}

export const emptyDraft: EditDraft = { quantities: {}, added: [], address: {}, districtId: null }

/** A line of the order as it is to be. */
export interface EditLine {
  variantId: number
  sku: string
  image: string | null
  /** Pieces before, and pieces that are wanted. */
  before: number
  quantity: number | null
  unitPrice: number
  line: AdminOrderLine | null
  variant: OrderVariant | null
}

/** The order's lines with what was typed over them, then the added ones. The service line and deleted variants are no one's to edit. */
export function editLines(order: AdminOrder, { quantities, added }: EditDraft): EditLine[] {
  const wanted = (variantId: number, otherwise: number) =>
    variantId in quantities ? quantities[variantId]! : otherwise
  const present = order.lines.flatMap((line): EditLine[] => {
    const { variant_id: variantId, sku, image, unit_price: unitPrice, stocked } = line
    const before = piecesLeft(line)
    if (variantId === null || !stocked || (before === 0 && !(variantId in quantities))) return []
    return [
      {
        variantId,
        sku,
        image,
        before,
        quantity: wanted(variantId, before),
        unitPrice,
        line,
        variant: null,
      },
    ]
  })
  const known = new Set(present.map(({ variantId }) => variantId))
  const fresh = added
    .filter(({ variant_id: id }) => !known.has(id))
    .map((variant): EditLine => {
      const { variant_id: variantId, sku, image, unit_price: unitPrice, min_qty: minQty } = variant
      return {
        variantId,
        sku,
        image,
        before: 0,
        quantity: wanted(variantId, minQty),
        unitPrice,
        line: null,
        variant,
      }
    })
  return [...present, ...fresh]
}

/** The draft with one more variant; one that is there already gets one pack more. */
export function addVariant(order: AdminOrder, draft: EditDraft, variant: OrderVariant): EditDraft {
  const id = variant.variant_id
  const there = editLines(order, draft).find(({ variantId }) => variantId === id)
  if (there)
    return {
      ...draft,
      quantities: { ...draft.quantities, [id]: (there.quantity ?? 0) + variant.min_qty },
    }
  // A line that was canceled whole comes back by its quantity alone.
  const quantities = { ...draft.quantities, [id]: variant.min_qty }
  return {
    ...draft,
    quantities,
    added: [...draft.added.filter(({ variant_id: other }) => other !== id), variant],
  }
}

/** What the server is sent: every line as it is to be, an emptied one as none, and address and district where they differ. */
export function editBody(order: AdminOrder, draft: EditDraft) {
  const lines = editLines(order, draft).map(({ variantId, quantity }) => ({
    variant_id: variantId,
    quantity: quantity ?? 0,
  }))
  return {
    lines,
    ...(isAddressChanged(order, draft) && {
      address: { ...order.shipping_address, ...draft.address },
    }),
    ...(isDistrictChanged(order, draft) && { district_id: draft.districtId }),
  }
}

export const isAddressChanged = (
  { shipping_address: present }: AdminOrder,
  { address }: EditDraft,
): boolean =>
  Object.entries(address).some(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(present[name as keyof OrderAddress]),
  )

export const isDistrictChanged = <D extends Pick<EditDraft, 'districtId'>>(
  { district_id: present }: AdminOrder,
  draft: D,
): draft is D & { districtId: number } => draft.districtId !== null && draft.districtId !== present

/** How many lines differ from the order's own. */
export const countChangedLines = (lines: readonly EditLine[]): number =>
  lines.filter(({ before, quantity }) => before !== (quantity ?? 0)).length
