import Type, { type Static } from 'typebox'
import { addToCart, getCart, removeFromCart, updateCart } from './cart.ts'
import { MaybeCart } from './cart-shapes.ts'
import { endpoint } from './endpoint.ts'
import { maxCartLines, maxPieces } from './limits.ts'
import { ApiToken, Drams, Id, Locales, Message, Nullable, Token } from './schema.ts'
import { CartRequest } from './cart-requests.ts'

/** Pieces that a Sync put into the Manager's cart. */
export const SyncedLine = Type.Object({
  product_id: Nullable(Id),
  product_name: Type.String(),
  product_image: Type.String(),
  /** Drams for one unit, now. */
  product_price: Drams,
  /** Pieces added to the cart. */
  quantity: Type.Integer(),
  /** Requested pieces. */
  requested: Type.Integer(),
  /** Fewer were added than requested: the stock is too small, or the product is no longer sold. */
  clamped: Type.Boolean(),
  /** Requested pieces by sub-user. */
  users: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() })),
})
export type SyncedLine = Static<typeof SyncedLine>

const call = { tag: 'companies', cache: 'personal' } as const
const tokenBody = Type.Object({ token: Token, locale: Type.Optional(Locales) })

export const getGroupCart = endpoint({
  ...getCart,
  ...call,
  access: 'subUser',
  path: '/api/checkout/group-user/cart',
  summary: 'The sub-user’s cart',
  errors: ['forbidden'],
})
export const addToGroupCart = endpoint({
  ...addToCart,
  ...call,
  access: 'subUser',
  path: '/api/checkout/group-user/cart/add/:id',
  summary: 'Puts a product into the sub-user’s cart',
})
export const updateGroupCart = endpoint({
  ...updateCart,
  ...call,
  access: 'subUser',
  path: '/api/checkout/group-user/cart/update',
  summary: 'Changes quantities in the sub-user’s cart, all or nothing',
})
export const removeFromGroupCart = endpoint({
  ...removeFromCart,
  ...call,
  access: 'subUser',
  path: '/api/checkout/group-user/cart/remove-item/:id',
  summary: 'Takes a line out of the sub-user’s cart',
})
export const confirmGroupCart = endpoint({
  ...call,
  access: 'subUser',
  method: 'POST',
  path: '/api/checkout/group-user/cart/confirm',
  summary: 'Sends the sub-user’s cart to the company’s Manager, once',
  body: tokenBody,
  success: Type.Object({ message: Message, data: CartRequest }),
  errors: ['forbidden', 'account_blocked', 'cart_empty', 'cart_changed'],
})
export const syncCart = endpoint({
  ...call,
  access: 'customer',
  method: 'POST',
  path: '/api/checkout/cart/sync',
  summary:
    'Takes every open request of the company into the Manager’s cart; moves the guest’s cart of `api_token` into an individual’s',
  body: Type.Object({
    token: Token,
    api_token: ApiToken,
    locale: Type.Optional(Locales),
    /** Item id to the quantity that the Manager's page shows: such a line is never reduced (R17). */
    already_added: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[0-9]{1,15}$' }),
        Type.Integer({ minimum: 0, maximum: maxPieces }),
        {
          maxProperties: maxCartLines,
        },
      ),
    ),
  }),
  success: Type.Object({ message: Message, data: MaybeCart, synced: Type.Array(SyncedLine) }),
  errors: ['forbidden', 'cart_full'],
})
