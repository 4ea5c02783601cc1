import Type, { type Static } from 'typebox'
import { ImageUrls, Weighed } from './product-card-shapes.ts'
import { Drams, Id, Nullable } from './schema.ts'

/** What became of a line. A settled order's line keeps what was ordered beside it. */
export const FinalLine = Type.Object({
  /** Pieces, or portions of weighed products. */
  quantity: Type.Integer(),
  /** What weighed products weigh. */
  grams: Nullable(Type.Integer()),
  /** Drams. */
  total: Drams,
  formated_total: Type.String(),
  state: Type.Unsafe<'found' | 'short' | 'missing' | 'replaced'>({
    type: 'string',
    enum: ['found', 'short', 'missing', 'replaced'],
  }),
  /** What came instead. */
  substitute: Nullable(
    Type.Object({
      name: Type.String(),
      sku: Type.String(),
      quantity: Type.Integer(),
      grams: Nullable(Type.Integer()),
      url_key: Type.String(),
      base_image: ImageUrls,
    }),
  ),
})
export type FinalLine = Static<typeof FinalLine>

export const OrderItem = Type.Object({
  product_id: Nullable(Id),
  product_name: Type.String(),
  product_price: Drams,
  quantity: Type.Integer(),
  product_image: Type.String(),
  name: Type.String(),
  sku: Type.String(),
  price: Drams,
  qty_ordered: Type.Integer(),
  grant_total: Drams,
  additional: Type.Object({ quantity: Type.Integer() }),
  product: Type.Object({ base_image: ImageUrls, url_key: Type.String() }),
  /** False where its product has no page any more, or never had: the service line. Absent on the others, and in lists of orders. */
  sold: Type.Optional(Type.Boolean()),
  /** Weighed products: the portion and the price of a kilogram, as ordered. */
  weighed: Type.Optional(Weighed),
  /** What was picked; absent until the order is settled. */
  final: Type.Optional(FinalLine),
})
export type OrderItem = Static<typeof OrderItem>
