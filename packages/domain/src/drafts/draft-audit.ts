import type { Draft } from '@tsiran/contract/admin/draft-shapes'

/** A draft's fields as the audit log compares them, with the pieces by sku. */
export const auditedDraft = ({
  buyer,
  buyer_locale,
  address,
  shipping_method,
  payment_method,
  note,
}: Draft) => ({
  customer_id: buyer?.customer_id ?? null,
  buyer_locale,
  ...address,
  shipping_method,
  payment_method,
  note,
})

const piecesOf = (draft: Draft | undefined) =>
  new Map((draft?.lines ?? []).map(({ sku, quantity }) => [sku, quantity]))

/** Lines that differ, as pieces by sku on both sides: a draft of 500 lines is written often, and one line at a time. */
export function changedLines(before: Draft | undefined, after: Draft) {
  const [old, now] = [piecesOf(before), piecesOf(after)]
  const skus = [...new Set([...old.keys(), ...now.keys()])].filter(
    (sku) => old.get(sku) !== now.get(sku),
  )
  const pick = (pieces: ReadonlyMap<string, number>) =>
    Object.fromEntries(skus.map((sku) => [sku, pieces.get(sku) ?? 0]))
  return skus.length > 0
    ? { before: { lines: pick(old) }, after: { lines: pick(now) } }
    : { before: {}, after: {} }
}
