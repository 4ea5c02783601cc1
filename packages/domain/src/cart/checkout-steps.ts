import type { Locale } from '@tsiran/contract/locale'
import type { OrderAddress } from '@tsiran/contract/order-shapes'
import { prepared } from '@tsiran/db/prepared'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { CartOwner } from '../shared/viewer.ts'
import { ownedBy, selectCart, type CartChoice } from './queries.ts'
import type { CartRow } from './cart-rows.ts'

/** The owner's cart, with at least one line, as if a choice were stored. Refuses with `cart_empty`. */
export async function requireCart<Offers = null>(
  db: Db,
  owner: CartOwner | undefined,
  choice?: CartChoice<Offers>,
): Promise<CartRow & { offers: Offers }> {
  const cart = owner && (await selectCart(db, owner, choice))
  if (!cart || cart.lines.length === 0) throw new DomainError('cart_empty')
  return cart
}

/** Values that the checkout steps store in the cart. */
export interface CheckoutSteps {
  billing_address?: OrderAddress
  shipping_address?: OrderAddress
  shipping_method?: string
  payment_method?: string
  district_id?: number
  /** Null for none. */
  slot_id?: number | null
  /** Language of the cart. */
  locale?: Locale
  /** Drams of the service line and of delivery, as shown by the step's response. */
  seen_service?: number
  seen_shipping?: number
}

/** The addresses stored in the owner's cart; null where not yet entered. */
export async function readAddresses(db: Db, owner: CartOwner | undefined) {
  const cart = owner && (await selectCart(db, owner))
  return { billing: cart?.billing_address ?? null, shipping: cart?.shipping_address ?? null }
}

/** Stores a checkout step in the owner's active cart. Refuses with `cart_empty` where it was ordered meanwhile. */
export async function saveSteps(db: Db, owner: CartOwner, steps: CheckoutSteps): Promise<void> {
  const columns = Object.entries(steps).map(
    ([name, value]) =>
      sql`${sql.ref(name)} = ${typeof value === 'object' && value !== null ? JSON.stringify(value) : value}`,
  )
  const { numAffectedRows } = await sql`${prepared}
    update carts c set ${sql.join(columns)}, updated_at = now()
    where ${ownedBy(owner)} and c.status = 'active'`.execute(db)
  if (!numAffectedRows) throw new DomainError('cart_empty')
}

/** Statement that closes an ordered cart; the owner's next addition creates a new one. `network` is the hash of a guest's network. */
export const closingCart = (cartId: number, network: string | null = null) => sql`
  update carts set status = 'ordered', network = ${network}, updated_at = now() where id = ${cartId}::bigint`

/** Closes a cart that became a request. */
export const closeCart = async (tx: Tx, cartId: number): Promise<void> => {
  await sql`${prepared}${closingCart(cartId)}`.execute(tx)
}
