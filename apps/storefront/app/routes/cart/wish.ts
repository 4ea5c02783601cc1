import type { Cart } from '@tsiran/contract/cart-shapes'

type Wish = NonNullable<Cart['substitution']>

type LineWish = { substitution: Wish | null } | { substitute_variant_id: number | null }

/** The part of a cart's update that holds a wish: of the cart, or of single lines by their ids. */
export type WishBody = { substitution: Wish | null } | { substitutions: Record<string, LineWish> }

const isWish = (value: unknown): value is Wish =>
  value === 'replace' || value === 'call' || value === 'refund'

const isId = (value: string) => /^[1-9]\d{0,14}$/.test(value)

/** Reads a wish's form: of the line that it names, or the variant that is named in its place, else of the cart. */
export function readWish(form: FormData): WishBody {
  const line = String(form.get('line') ?? '')
  const chosen = form.get('substitution')
  const substitution = isWish(chosen) ? chosen : null
  if (!isId(line)) return { substitution }
  const variant = form.get('substitute')
  if (variant === null) return { substitutions: { [line]: { substitution } } }
  const named = isId(String(variant)) ? Number(variant) : null
  return { substitutions: { [line]: { substitute_variant_id: named } } }
}
