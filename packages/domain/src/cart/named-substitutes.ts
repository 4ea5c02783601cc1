import type { CartSubstitute } from '@tsiran/contract/cart-shapes'
import type { Db } from '@tsiran/db/database'
import { formatMoney } from '@tsiran/i18n/money'
import { sql } from 'kysely'
import { contentPrice } from '../catalog/content-price.ts'
import { DomainError } from '../errors.ts'
import { imageUrls } from '../media/media.ts'
import type { CartOwner, PriceViewer, Viewer } from '../shared/viewer.ts'
import { alikeVariants } from './alike-variants.ts'
import { unitPrice } from './cart.ts'
import type { LineRow, OrderableVariant } from './cart-rows.ts'
import { variantColumns } from './variant-columns.ts'
import { fullName } from './orderable-variant.ts'
import { selectCart } from './queries.ts'

/** Substitutes of one answer. */
const maxSubstitutes = 8

/** A line, and a variant to name in its place. */
interface Naming {
  line: LineRow
  variantId: number
}

/**
 * What a buyer may name in place of a line of the owner's cart, the likest first. Refuses with `not_found` and `line_locked` (the
 * service line).
 */
export async function listSubstitutes(
  db: Db,
  owner: CartOwner,
  itemId: number,
  viewer: Viewer,
): Promise<CartSubstitute[]> {
  const cart = await selectCart(db, owner)
  const line = cart?.lines.find(({ item_id }) => item_id === itemId)
  if (!line)
    throw new DomainError(itemId === cart?.service?.product_id ? 'line_locked' : 'not_found')
  const alike = await alikeVariants(db, line)
  const found = await selectAllowed(
    db,
    alike.map((variantId) => ({ line, variantId })),
    viewer,
  )
  return alike
    .flatMap((variantId) => {
      const row = found.get(keyOf({ line, variantId }))
      return row ? [viewSubstitute(row, viewer)] : []
    })
    .slice(0, maxSubstitutes)
}

/**
 * Those of the named variants that a buyer may name: sold, another one of the line's categories, never dearer than the line, and
 * what is sold to adults alone for such a line, and only such for it. By {@link keyOf}.
 */
export async function selectAllowed(
  db: Db,
  namings: readonly Naming[],
  viewer: PriceViewer,
): Promise<ReadonlyMap<string, OrderableVariant>> {
  if (namings.length === 0) return new Map()
  const pairs = namings.map(({ line, variantId }) => ({
    item_id: line.item_id,
    product_id: line.product_id,
    variant_id: variantId,
  }))
  const { rows } = await sql<OrderableVariant & { item_id: number }>`
    select w.item_id, ${variantColumns}
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as w(item_id bigint, product_id integer, variant_id bigint)
    join variants v on v.id = w.variant_id
    join products p on p.id = v.product_id
    where exists (
      select 1 from product_categories a join product_categories b on b.category_id = a.category_id
      where a.product_id = w.product_id and b.product_id = p.id)`.execute(db)
  const lines = new Map(namings.map(({ line }) => [line.item_id, line]))
  return new Map(
    rows
      .filter((row) => isAllowed(lines.get(row.item_id)!, row, viewer))
      .map((row) => [`${row.item_id} ${row.variant_id}`, row]),
  )
}

/** Names a pair of {@link selectAllowed}. */
export const keyOf = ({ line, variantId }: Naming): string => `${line.item_id} ${variantId}`

const isAllowed = (line: LineRow, other: OrderableVariant, viewer: PriceViewer): boolean =>
  other.status === 'published' &&
  other.variant_id !== line.variant_id &&
  other.age_restricted === line.age_restricted &&
  unitPrice(other, viewer) <= unitPrice(line, viewer)

function viewSubstitute(row: OrderableVariant, viewer: Viewer): CartSubstitute {
  const price = unitPrice(row, viewer)
  return {
    variant_id: row.variant_id,
    name: fullName(row, viewer.locale),
    base_image: imageUrls(row.media),
    price,
    formated_price: formatMoney(price),
    unit_price: contentPrice(row, price, viewer.locale),
  }
}
