import type { Cart } from '@tsiran/contract/cart'

type Wish = NonNullable<Cart['substitution']>

/** The part of a cart's update that holds a wish: of the cart, or of single lines by their ids. */
export type WishBody =
  | { substitution: Wish | null }
  | { substitutions: Record<string, { substitution: Wish | null }> }

const isWish = (value: unknown): value is Wish =>
  value === 'replace' || value === 'call' || value === 'refund'

/** Reads a wish's form: of the line that it names, else of the cart. */
export function readWish(form: FormData): WishBody {
  const line = String(form.get('line') ?? '')
  const chosen = form.get('substitution')
  const substitution = isWish(chosen) ? chosen : null
  return /^[1-9]\d{0,14}$/.test(line)
    ? { substitutions: { [line]: { substitution } } }
    : { substitution }
}
