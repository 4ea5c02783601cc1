import type { Tx } from '@tsiran/db/database'
import type { Substitution } from '@tsiran/db/tables/carts'
import { sql } from 'kysely'
import { DomainError, type FieldMessage } from '../errors.ts'
import type { PriceViewer } from '../shared/viewer.ts'
import type { CartRow } from './cart-rows.ts'
import { keyOf, selectAllowed } from './named-substitutes.ts'

/** What is to be done where a line is not there; what is left out stays, null takes it away. */
export interface LineWish {
  substitution?: Substitution | null | undefined
  substitute_variant_id?: number | null | undefined
}

export interface Wishes {
  /** For the whole cart. */
  substitution?: Substitution | null | undefined
  /** Item id to the wish of that line. */
  lines?: ReadonlyMap<number, LineWish> | undefined
}

/**
 * Stores wishes for substitutes in a locked cart. Refuses with `not_found` (a line that is not in it), `line_locked` (the service
 * line) and `validation_failed` with a field for each substitute that may not be
 * named: see {@link selectAllowed}.
 */
export async function saveWishes(
  tx: Tx,
  cart: CartRow,
  wishes: Wishes,
  viewer: PriceViewer,
): Promise<void> {
  const { substitution, lines = new Map<number, LineWish>() } = wishes
  await checkWishes(tx, cart, { wishes: lines, viewer })
  if (lines.size > 0) {
    const rows = [...lines].map(([id, wish]) => ({
      id,
      ...wish,
      has_wish: wish.substitution !== undefined,
      has_variant: wish.substitute_variant_id !== undefined,
    }))
    await sql`
      update cart_items i set
        substitution = case when w.has_wish then w.substitution else i.substitution end,
        substitute_variant_id = case when w.has_variant then w.substitute_variant_id else i.substitute_variant_id end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as w(id bigint, substitution text, substitute_variant_id integer, has_wish boolean, has_variant boolean)
      where i.id = w.id and i.cart_id = ${cart.id}`.execute(tx)
  }
  if (substitution !== undefined)
    await sql`update carts set substitution = ${substitution}::text where id = ${cart.id}`.execute(
      tx,
    )
}

async function checkWishes(
  tx: Tx,
  cart: CartRow,
  { wishes, viewer }: { wishes: ReadonlyMap<number, LineWish>; viewer: PriceViewer },
): Promise<void> {
  const own = new Map(cart.lines.map((line) => [line.item_id, line]))
  for (const id of wishes.keys()) {
    if (id === cart.service?.product_id) throw new DomainError('line_locked')
    if (!own.has(id)) throw new DomainError('not_found')
  }
  const named = [...wishes].flatMap(([id, { substitute_variant_id: variantId }]) =>
    typeof variantId === 'number' ? [{ line: own.get(id)!, variantId }] : [],
  )
  const allowed = await selectAllowed(tx, named, viewer)
  const fields: Record<string, FieldMessage[]> = {}
  for (const naming of named)
    if (!allowed.has(keyOf(naming)))
      fields[`substitutions.${naming.line.item_id}.substitute_variant_id`] = [{ key: 'invalid' }]
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields })
}
