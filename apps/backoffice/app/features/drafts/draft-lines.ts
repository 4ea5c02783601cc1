import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import type { WantedLine } from '@tsiran/contract/admin/draft-line-shapes'
import { maxPieces } from '@tsiran/contract/limits'

type Lines = Pick<Draft, 'lines'>

/** A draft's lines as a change sends them; lines of deleted variants are left out. */
export const wantedLines = ({ lines }: Lines): WantedLine[] =>
  lines.flatMap(({ variant_id, quantity }) =>
    variant_id === null ? [] : [{ variant_id, quantity }],
  )

/** The lines with other pieces of one variant; none removes its line. */
export const withQuantity = (draft: Lines, variantId: number, quantity: number): WantedLine[] =>
  wantedLines(draft).flatMap((line) => {
    if (line.variant_id !== variantId) return [line]
    return quantity > 0 ? [{ ...line, quantity }] : []
  })

/** The lines with more pieces of one variant, whose line is the last one where it is new. */
export function withMore(draft: Lines, variantId: number, pieces: number): WantedLine[] {
  const own = draft.lines.find(({ variant_id }) => variant_id === variantId)
  if (own) return withQuantity(draft, variantId, Math.min(own.quantity + pieces, maxPieces))
  return [...wantedLines(draft), { variant_id: variantId, quantity: pieces }]
}

/** A text that names a thing by its code, with or without a quantity: `MLK-001 12`. It is looked up as it is, never guessed. */
export function isCode(text: string): boolean {
  const typed = text.trim()
  return /^[\w./-]+(?:[\s;,]+\d+)?$/.test(typed) && /^[^\s;,]*\d/.test(typed)
}
