import type { Cart } from '@tsiran/contract/cart-shapes'
import type { SyncedLine } from '@tsiran/contract/company-cart'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import type { Viewer } from '../shared/viewer.ts'
import { openCart } from '../cart/lock-cart.ts'
import { readCart } from '../cart/read-cart.ts'
import { topUpLines, type ToppedUp } from '../cart/top-up-lines.ts'
import type { CompanyActor } from '../companies/audit.ts'
import { takeOpenRequests } from '../companies/move-requests.ts'
import type { RequestRow } from '../companies/request-rows.ts'
import { lineName, type LineSnapshot } from '../shared/line-snapshot.ts'
import { imageUrl } from '../media/media.ts'

export interface Synced {
  data: Cart | null
  synced: SyncedLine[]
}

interface SyncCall {
  /** Item id to pieces on the Manager's page: the quantity of such a line never falls. */
  shown: ReadonlyMap<number, number>
  viewer: Viewer
}

/**
 * Moves every open request of the company into the Manager's cart. Pieces of the same product add up, with each other and with
 * the cart, as far as the stock goes (R17). Each request is moved once, however many calls run at the same time.
 */
export async function syncRequests(
  db: Db,
  actor: CompanyActor,
  { shown, viewer }: SyncCall,
): Promise<Synced> {
  const owner = { customerId: actor.customerId }
  const synced = await inTransaction(db, async (tx) => {
    const cartId = await openCart(tx, owner, viewer.locale)
    const wanted = gather(await takeOpenRequests(tx, actor.companyId, cartId))
    const pieces = wanted.flatMap(({ line, pieces: quantity }) =>
      line.variant_id === null ? [] : [{ variantId: line.variant_id, quantity }],
    )
    const results = await topUpLines(tx, cartId, { pieces, shown }, viewer)
    return wanted.map((want) =>
      viewSynced(want, results.get(want.line.variant_id ?? 0), viewer.locale),
    )
  })
  return { data: await readCart(db, owner, viewer), synced }
}

/** All requested pieces of one variant. */
interface Wanted {
  line: LineSnapshot
  pieces: number
  users: Map<string, number>
}

/** Sums the lines of requests by variant, in the order of their first request. */
function gather(requests: readonly RequestRow[]): Wanted[] {
  const wanted = new Map<string, Wanted>()
  for (const { customer_name, lines } of requests) {
    for (const line of lines) {
      const key = line.variant_id === null ? `sku ${line.sku}` : String(line.variant_id)
      const known = wanted.get(key) ?? { line, pieces: 0, users: new Map() }
      known.pieces += line.quantity
      known.users.set(customer_name, (known.users.get(customer_name) ?? 0) + line.quantity)
      wanted.set(key, known)
    }
  }
  return [...wanted.values()]
}

const viewSynced = (
  { line, pieces, users }: Wanted,
  result: ToppedUp | undefined,
  locale: Locale,
): SyncedLine => ({
  product_id: line.product_id,
  product_name: lineName(line, locale),
  product_image: imageUrl(line.image, 'small'),
  product_price: result?.unit ?? line.unit_price,
  quantity: result?.added ?? 0,
  requested: pieces,
  clamped: (result?.added ?? 0) < pieces,
  users: [...users].map(([name, quantity]) => ({ name, quantity })),
})
