import Type, { type Static } from 'typebox'
import { MaybeCart } from './cart-shapes.ts'
import { ImageUrls } from './product-card-shapes.ts'
import { Drams, Id, Message, Nullable } from './schema.ts'

/** What is sold under one sku, for this caller. */
export const VariantDto = Type.Object({
  product_id: Id,
  sku: Type.String(),
  name: Type.String(),
  /** Chosen options, "0,5 l, apricot"; empty for a simple product. */
  options: Type.String(),
  url_key: Type.String(),
  base_image: ImageUrls,
  unit: Type.String(),
  /** Drams for one unit, the company's price for company users (R3). */
  price: Drams,
  qty: Type.Integer(),
  min_qty: Type.Integer(),
  box_qty: Nullable(Type.Integer()),
  box_price: Nullable(Drams),
})
export type VariantDto = Static<typeof VariantDto>

const orderProblems = [
  'unknown',
  'variant',
  'no_quantity',
  'quantity',
  'fraction',
  'sold_out',
  'pack',
  'stock',
  'limit',
  'in_cart',
  'in_cart_more',
] as const
/**
 * The problem of a line. `unknown`: no such sku. `variant`: the sku of a product with variants, one of which must be named.
 * `no_quantity`, `quantity`, `fraction`: none is written, or one that cannot be read. `pack`, `stock`: brought to full packs, or to
 * what there is. `limit`: brought to what one may order without signing in. `in_cart`: fewer pieces are in the cart, it can be raised;
 * `in_cart_more`: as many or more are.
 */
export type OrderProblem = (typeof orderProblems)[number]

export const OrderRow = Type.Object({
  /** Line number in the text, from 1; of a repeated sku the first. */
  line: Type.Integer(),
  /** The shop's spelling if known, else as written. */
  sku: Type.String(),
  /** Parsed pieces, summed over the lines of one sku; null if none could be parsed. */
  asked: Nullable(Type.Integer()),
  /** The quantity as written, if it could not be parsed. */
  written: Type.String(),
  /** Pieces that can go into the cart: full packs, in stock. 0 where none can. */
  quantity: Type.Integer(),
  /** Drams for that quantity, box prices applied (R4). */
  total: Drams,
  problem: Nullable(Type.Unsafe<OrderProblem>({ type: 'string', enum: [...orderProblems] })),
  /** True if the line can be added as it is; else it needs a decision first. */
  ready: Type.Boolean(),
  /** Pieces in the cart. */
  in_cart: Type.Integer(),
  goods: Type.Unsafe<VariantDto | null>({ ...VariantDto, type: ['object', 'null'] }),
  /** What to choose from, where the problem is `variant`. */
  variants: Type.Array(VariantDto),
})
export type OrderRow = Static<typeof OrderRow>

/** What went into the cart, and what did not. */
export const toCartAnswer = {
  message: Message,
  data: MaybeCart,
  /** `asked` and `quantity` differ where there were fewer, or no full packs. */
  added: Type.Array(
    Type.Object({
      sku: Type.String(),
      name: Type.String(),
      asked: Type.Integer(),
      quantity: Type.Integer(),
    }),
  ),
  skipped: Type.Array(
    Type.Object({
      sku: Type.String(),
      name: Type.String(),
      reason: Type.Unsafe<'gone' | 'out_of_stock' | 'already_in_cart'>({
        type: 'string',
        enum: ['gone', 'out_of_stock', 'already_in_cart'],
      }),
    }),
  ),
}
export const ToCart = Type.Object(toCartAnswer)
export type ToCart = Static<typeof ToCart>
