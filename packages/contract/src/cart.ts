import Type from 'typebox'
import { SubstitutionWish } from './delivery.ts'
import { endpoint } from './endpoint.ts'
import { maxCartLines, maxPieces } from './limits.ts'
import { ApiToken, BigId, CallerQuery, Id, Locales, Message, Nullable, Token } from './schema.ts'
import { CartSubstitute, MaybeCart } from './cart-shapes.ts'

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
