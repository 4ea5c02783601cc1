import Type, { type Static } from 'typebox'
import { ImageUrls, UnitPrice, Weighed } from './product-shapes.ts'
import { ChosenSlot, SubstitutionWish } from './delivery.ts'
import { endpoint } from './endpoint.ts'
import { maxCartLines, maxPieces } from './limits.ts'
import {
  ApiToken,
  BigId,
  CallerQuery,
  Drams,
  Id,
  Locales,
  Message,
  Nullable,
  Token,
} from './schema.ts'

export const CartItem = Type.Object({
  id: Type.Integer(),
  product_id: Id,
  variant_id: Nullable(Id),
  sku: Type.String(),
  name: Type.String(),
  /** Chosen options, "0,5 l, apricot"; empty for a simple product. */
  options: Type.String(),
  /** Drams for one unit. */
  price: Drams,
  /** What a kilogram, litre or piece of the contents costs at that price. */
  unit_price: UnitPrice,
  /** Drams for the line, box prices applied (R4). */
  total: Drams,
  formated_price: Type.String(),
  formated_total: Type.String(),
  quantity: Type.Integer(),
  /** What is sold by weight: the portion and the price of a kilogram. */
  weighed: Type.Optional(Weighed),
  /** What to do where this line is not there; null for the cart's wish. */
  substitution: Type.Optional(Nullable(SubstitutionWish)),
  /** The variant that the buyer names in its place. */
  substitute_variant_id: Type.Optional(Nullable(Id)),
  /** Its name and options; null where none is named, or it is no longer sold. */
  substitute_name: Type.Optional(Nullable(Type.String())),
  /** True on the service line (R8). */
  locked: Type.Boolean(),
  product: Type.Object({
    name: Type.String(),
    url_key: Type.String(),
    base_image: ImageUrls,
    qty: Type.Integer(),
    min_qty: Type.Integer(),
    box_price: Nullable(Drams),
    box_qty: Nullable(Type.Integer()),
    in_stock: Type.Boolean(),
    unit: Type.String(),
  }),
})
export type CartItem = Static<typeof CartItem>

/** A variant that the buyer may name in place of a line. */
export const CartSubstitute = Type.Object({
  variant_id: Id,
  /** Name and options. */
  name: Type.String(),
  base_image: ImageUrls,
  /** Drams for one unit. */
  price: Drams,
  formated_price: Type.String(),
  unit_price: UnitPrice,
})
export type CartSubstitute = Static<typeof CartSubstitute>

/** A line that the server had to adjust since the shopper last saw the cart. */
export const CartChange = Type.Object({
  item_id: Type.Integer(),
  product_id: Id,
  name: Type.String(),
  /** `box`: the box offer changed or ended. `pack`: sold in full packs of another size since. */
  reason: Type.Unsafe<'price' | 'box' | 'stock' | 'pack' | 'gone'>({
    type: 'string',
    enum: ['price', 'box', 'stock', 'pack', 'gone'],
  }),
  /** Drams: the unit price for `price`, the line's total for `box`. Pieces for `stock`, `pack` and `gone`. */
  from: Type.Integer(),
  to: Type.Integer(),
})
export type CartChange = Static<typeof CartChange>

export const Cart = Type.Object({
  id: Type.Integer(),
  items: Type.Array(CartItem),
  /** Lines, the service line left out. */
  items_count: Type.Integer(),
  /** Pieces, the service line left out. */
  items_qty: Type.Integer(),
  sub_total: Drams,
  /** Drams of the chosen shipping method; null until one is chosen. */
  shipping: Nullable(Drams),
  grand_total: Drams,
  formated_sub_total: Type.String(),
  formated_grand_total: Type.String(),
  currency_symbol: Type.String(),
  shipping_method: Nullable(Type.String()),
  payment_method: Nullable(Type.String()),
  changed: Type.Array(CartChange),
  /** Drams of delivery, where they changed since the shopper last saw them. */
  shipping_changed: Type.Optional(Type.Object({ from: Drams, to: Drams })),
  /** The smallest order, and what is missing to it; null where the shop, or the zone, has none. */
  minimum: Type.Optional(
    Nullable(Type.Object({ amount: Drams, missing: Drams, formatted: Type.String() })),
  ),
  /** The subtotal from which delivery is free, and what is missing to it; null where there is none. */
  free_delivery: Type.Optional(
    Nullable(Type.Object({ from: Drams, missing: Nullable(Drams), formatted: Type.String() })),
  ),
  /** The district of the delivery, and the chosen slot while it is open. */
  district_id: Type.Optional(Nullable(Id)),
  slot: Type.Optional(Nullable(ChosenSlot)),
  /** What to do where something is not there; null before the buyer chose. */
  substitution: Type.Optional(Nullable(SubstitutionWish)),
  /** Drams that weighed lines may cost more than `grand_total`; absent where nothing is weighed. */
  buffer: Type.Optional(Drams),
})
export type Cart = Static<typeof Cart>

/** A cart with its lines, or null when the caller has none. */
export const MaybeCart = Type.Unsafe<Cart | null>({ ...Cart, type: ['object', 'null'] })
const CartAnswer = Type.Object({ message: Message, data: MaybeCart })

/** Pieces. The domain checks packs, boxes and stock (R6). */
const Quantity = Type.Integer({ minimum: 1, maximum: maxPieces })
const callerBody = { token: Token, api_token: ApiToken, locale: Type.Optional(Locales) }

const cartCall = { tag: 'cart', cache: 'personal', access: 'cart' } as const

export const createCartToken = endpoint({
  ...cartCall,
  access: 'public',
  method: 'GET',
  path: '/api/checkout/cart/token',
  writes: true,
  summary: 'A fresh guest cart token',
  success: Type.Object({ api_token: Type.String() }),
  errors: [],
})
export const getCart = endpoint({
  ...cartCall,
  access: 'public',
  method: 'GET',
  path: '/api/checkout/cart',
  summary: 'The caller’s cart',
  /** `seen`: the shopper sees this cart, so each change is reported once (R22). */
  query: Type.Object({ ...CallerQuery, seen: Type.Optional(Type.Boolean()) }),
  success: Type.Object({ data: MaybeCart }),
  errors: [],
})
export const addToCart = endpoint({
  ...cartCall,
  method: 'POST',
  path: '/api/checkout/cart/add/:id',
  summary: 'Puts a product into the cart',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    ...callerBody,
    product_id: Type.Optional(Id),
    quantity: Quantity,
    /** The variant's id, for a configurable product. */
    selected_configurable_option: Type.Optional(Id),
  }),
  success: CartAnswer,
  errors: ['forbidden', 'not_found', 'already_in_cart', 'cart_full', 'line_locked'],
})
export const updateCart = endpoint({
  ...cartCall,
  method: 'PUT',
  path: '/api/checkout/cart/update',
  summary: 'Changes quantities and wishes for substitutes, all or nothing',
  body: Type.Object({
    ...callerBody,
    qty: Type.Optional(
      Type.Record(Type.String({ pattern: '^[0-9]{1,15}$' }), Quantity, {
        maxProperties: maxCartLines,
      }),
    ),
    /** The wish for the whole cart. */
    substitution: Type.Optional(Nullable(SubstitutionWish)),
    /** Wishes of single lines, by the line's id; null takes the cart's. */
    substitutions: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[0-9]{1,15}$' }),
        Type.Object({
          substitution: Type.Optional(Nullable(SubstitutionWish)),
          substitute_variant_id: Type.Optional(Nullable(Id)),
        }),
        { maxProperties: maxCartLines },
      ),
    ),
  }),
  success: CartAnswer,
  errors: ['forbidden', 'not_found', 'line_locked'],
})
export const removeFromCart = endpoint({
  ...cartCall,
  method: 'GET',
  path: '/api/checkout/cart/remove-item/:id',
  writes: true,
  summary: 'Takes a line out, named by its product’s id or its own',
  params: Type.Object({ id: BigId }),
  query: Type.Object(CallerQuery),
  success: CartAnswer,
  errors: ['forbidden', 'not_found', 'line_locked'],
})
export const listSubstitutes = endpoint({
  ...cartCall,
  method: 'GET',
  path: '/api/checkout/cart/substitutes/:id',
  summary:
    'What a buyer may name in place of a line: the likest in stock of its categories, none dearer',
  params: Type.Object({ id: BigId }),
  query: Type.Object(CallerQuery),
  success: Type.Object({ data: Type.Array(CartSubstitute) }),
  errors: ['not_found', 'line_locked'],
})
