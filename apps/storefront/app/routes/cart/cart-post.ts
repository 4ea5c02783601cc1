import type { ApiError, Client } from '@tsiran/contract/client'
import type { Role } from '@tsiran/contract/customer-session'
import type { Locale } from '@tsiran/contract/locale'
import { safeBack } from '../../platform/urls/safe-back.ts'
import { readQuantity, snapQuantity } from '../../features/product/quantity.ts'
import { cartCalls } from '../../features/cart/cart-calls.ts'
import { readWish, type WishBody } from './wish.ts'
import { requireRefusal } from '@tsiran/app-kit/forms/submit'

/** The cart's forms as they are posted without scripts. */
export type CartPost =
  | { intent: 'add'; product: number; variant?: number; quantity: number; snapped: boolean }
  | { intent: 'update'; line: number; quantity: number; snapped: boolean }
  /** Adds or updates by a quantity that is none, as it was written. */
  | { intent: 'unread'; written: string }
  | { intent: 'remove'; line: number }
  | { intent: 'wish'; wish: WishBody }

const id = (value: FormDataEntryValue | null) =>
  typeof value === 'string' && /^[1-9][0-9]{0,14}$/.test(value) ? Number(value) : undefined

/** The page of this shop that a form was posted from; empty without a referrer. */
export function pageBefore({ headers }: Request): string {
  const referrer = URL.parse(headers.get('referer') ?? '')
  return referrer ? safeBack(referrer.pathname + referrer.search) : ''
}

/** Reads a posted cart form, which adds a product unless it has another intent; null for a form of none of these. */
export function readCartPost(form: FormData): CartPost | null {
  const intent = form.get('intent') ?? 'add'
  const line = id(form.get('line'))
  const product = id(form.get('product_id'))
  // A variant that is chosen without scripts brings its own pack.
  const [variant = '', pack = null] = String(form.get('variant_id') ?? '').split(':')
  const step = id(pack) ?? id(form.get('step')) ?? 1
  // The first pack of a variant is added where the form asks for no quantity.
  const written = String(form.get('quantity') ?? step).trim()
  const typed = readQuantity(written)
  const quantity = snapQuantity(typed, { step, max: id(form.get('max')) ?? 1_000_000 })
  const snapped = quantity !== typed
  const counts = (intent === 'add' && product) || (intent === 'update' && line)
  if (counts && !(typed > 0)) return { intent: 'unread', written }
  if (intent === 'add' && product)
    return { intent, product, variant: id(variant), quantity, snapped }
  if (intent === 'update' && line) return { intent, line, quantity, snapped }
  if (intent === 'remove' && line) return { intent, line }
  if (intent === 'wish') return { intent, wish: readWish(form) }
  return null
}

/** Who posts: a guest with a token, or somebody with a role. */
export interface CartVisitor {
  apiToken: string | undefined
  role: Role
}

/** Carries out a posted cart form. Returns the API's refusal, or null on success. */
export async function doCartPost(
  client: Client,
  locale: Locale,
  who: CartVisitor,
  post: Exclude<CartPost, { intent: 'unread' }>,
): Promise<ApiError | null> {
  const caller = { api_token: who.apiToken, locale }
  const calls = cartCalls(who.role)
  try {
    if (post.intent === 'add') {
      const body = {
        ...caller,
        product_id: post.product,
        quantity: post.quantity,
        selected_configurable_option: post.variant,
      }
      await client(calls.add, { params: { id: post.product }, body })
    } else if (post.intent === 'update') {
      await client(calls.update, { body: { ...caller, qty: { [post.line]: post.quantity } } })
    } else if (post.intent === 'wish') {
      await client(calls.update, { body: { ...caller, ...post.wish } })
    } else {
      await client(calls.remove, { params: { id: post.line }, query: caller })
    }
    return null
  } catch (error) {
    const refusal = requireRefusal(error)
    const isThere = refusal.code === 'already_in_cart' && post.intent === 'add'
    return isThere && (await holdsLine(client, caller, who.role, post)) ? null : refusal
  }
}

/** Whether the cart holds what a form adds: its button was pressed twice. */
async function holdsLine(
  client: Client,
  caller: { api_token: string | undefined; locale: Locale },
  role: Role,
  { product, variant, quantity }: Extract<CartPost, { intent: 'add' }>,
): Promise<boolean> {
  const query = { ...caller, seen: false }
  const { data: cart } = await client(cartCalls(role).get, { query })
  const line = cart?.items.find(
    (one) => one.product_id === product && (variant === undefined || one.variant_id === variant),
  )
  return line?.quantity === quantity
}
