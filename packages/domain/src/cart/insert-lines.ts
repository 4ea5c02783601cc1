import type { Locale } from '@tsiran/contract/locale'
import { prepared } from '@tsiran/db/prepared'
import type { Db } from '@tsiran/db/database'
import { isCheckViolation } from '@tsiran/db/errors'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { CartOwner } from '../shared/viewer.ts'

/**
 * CTE body that locks the owner's active cart, creating it where there is none. `service` is the price of the service line in
 * drams, where the shopper is about to see it.
 */
export const activeCart = (owner: CartOwner, locale: Locale, service: number | null = null) => {
  const [column, value] =
    'customerId' in owner ? ['customer_id', owner.customerId] : ['api_token', owner.apiToken]
  return sql`
    insert into carts (${sql.ref(String(column))}, locale, seen_service)
    values (${value}, ${locale}, ${service}::bigint)
    on conflict (${sql.ref(String(column))}) where status = 'active' do update set
      updated_at = now(),
      locale = excluded.locale,
      seen_service = coalesce(carts.seen_service, excluded.seen_service)
    returning id, xmax = 0 as is_new`
}

/** Runs a statement that adds lines to a locked cart. Refuses with `cart_full` beyond the limit of lines. */
export async function withinCartLimit<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    throw isCheckViolation(error, 'cart_items_limit') ? new DomainError('cart_full') : error
  }
}

/** A line added to a cart. */
export interface InsertedLine {
  item_id: number
  cart_id: number
  /** Whether the cart was created for this line and has no other. */
  is_new_cart: boolean
}

/**
 * As a row source of a statement that is its own transaction: its commit does not wait for the disk. A crash loses what was
 * written in its last half second (docs/decisions/0029-carts-without-disk-wait.md).
 */
const withoutDiskWait = sql`set_config('synchronous_commit', 'off', true)`

/**
 * Adds a line to the owner's active cart, creating the cart where there is none, in one statement. `service` is the price of the
 * service line in drams. Returns undefined, without a change, when the variant is already in the cart. Refuses with `cart_full`.
 */
export async function insertLine(
  db: Db,
  {
    owner,
    line,
    locale,
    service,
  }: { owner: CartOwner; line: Omit<NewLineRow, 'raise'>; locale: Locale; service: number | null },
): Promise<InsertedLine | undefined> {
  const { rows } = await withinCartLimit(
    sql<InsertedLine>`${prepared}
      -- The owner's cart, locked.
      with cart as (${activeCart(owner, locale, service)})
      insert into cart_items (cart_id, product_id, variant_id, quantity, seen_price, seen_box_price, seen_box_qty)
      select id, ${line.product_id}, ${line.variant_id}, ${line.quantity}, ${line.price}::bigint, ${line.box_price}::bigint,
        ${line.box_qty}::integer
      from cart${db.isTransaction ? sql`` : sql`, ${withoutDiskWait}`}
      on conflict (cart_id, variant_id) do nothing
      returning id as item_id, cart_id, (select is_new from cart) as is_new_cart`.execute(db),
  )
  return rows[0]
}

/** A line to add to a cart. Pieces and drams. */
export interface NewLineRow {
  product_id: number
  variant_id: number
  quantity: number
  price: number
  box_price: number | null
  box_qty: number | null
  raise: boolean
}

/**
 * As {@link insertLine} for many lines. With `raise`, an existing line with fewer pieces is raised. Returns the variants of new
 * and raised lines. Refuses with `cart_full` without any change.
 */
export async function insertLines(
  db: Db,
  { owner, lines, locale }: { owner: CartOwner; lines: readonly NewLineRow[]; locale: Locale },
): Promise<Set<number>> {
  const { rows } = await withinCartLimit(
    sql<{ variant_id: number }>`${prepared}
      -- The owner's cart, locked.
      with cart as (${activeCart(owner, locale)}),
      -- The lines to add.
      wanted as (
        select *
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          as l(product_id int, variant_id int, quantity int, price bigint, box_price bigint, box_qty int, raise boolean)
      )
      insert into cart_items as i (cart_id, product_id, variant_id, quantity, seen_price, seen_box_price, seen_box_qty)
      select cart.id, l.product_id, l.variant_id, l.quantity, l.price, l.box_price, l.box_qty
      from cart, wanted l
      on conflict (cart_id, variant_id) do update set quantity = excluded.quantity
        where i.quantity < excluded.quantity and i.variant_id in (select variant_id from wanted where raise)
      returning i.variant_id`.execute(db),
  )
  return new Set(rows.map(({ variant_id }) => variant_id))
}
