import Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { maxLines, maxPieces } from './limits.ts'
import { Pieces, Sku } from './quick-order.ts'
import { toCartAnswer } from './quick-order-shapes.ts'
import { BigId, IdParams, LocaleQuery, Locales, Message, PlainText, Token } from './schema.ts'
import { ShoppingList, ListDetail } from './shopping-list-shapes.ts'

const listCall = { tag: 'shopping-lists', cache: 'personal', access: 'customer' } as const
const query = Type.Object({ ...LocaleQuery, token: Token })
const callerBody = { token: Token, locale: Type.Optional(Locales) }
const Name = PlainText(200)
const DetailAnswer = Type.Object({ message: Message, data: ListDetail })

export const listShoppingLists = endpoint({
  ...listCall,
  method: 'GET',
  path: '/api/shopping-lists',
  summary: 'The caller’s shopping lists by name, then those that the company’s Manager shares',
  query,
  success: Type.Object({ data: Type.Array(ShoppingList) }),
  errors: [],
})
export const createShoppingList = endpoint({
  ...listCall,
  method: 'POST',
  path: '/api/shopping-lists',
  summary:
    'Saves the caller’s cart, one of the caller’s orders, or named lines as a list; an empty one where nothing is named',
  body: Type.Object({
    ...callerBody,
    name: Name,
    from_cart: Type.Optional(Type.Boolean()),
    order_id: Type.Optional(BigId),
    lines: Type.Optional(
      Type.Array(Type.Object({ sku: Sku, quantity: Pieces }), { maxItems: maxLines }),
    ),
  }),
  success: DetailAnswer,
  errors: ['not_found', 'cart_empty'],
})
export const getShoppingList = endpoint({
  ...listCall,
  method: 'GET',
  path: '/api/shopping-lists/:id',
  summary: 'One list with its lines at today’s prices',
  params: IdParams,
  query,
  success: Type.Object({ data: ListDetail }),
  errors: ['not_found'],
})
export const changeShoppingList = endpoint({
  ...listCall,
  method: 'PUT',
  path: '/api/shopping-lists/:id',
  summary: 'Renames the caller’s list, or shares it with the company, which Managers may',
  params: IdParams,
  body: Type.Object({
    ...callerBody,
    name: Type.Optional(Name),
    shared: Type.Optional(Type.Boolean()),
  }),
  success: DetailAnswer,
  errors: ['not_found', 'forbidden'],
})
export const setListLines = endpoint({
  ...listCall,
  method: 'PUT',
  path: '/api/shopping-lists/:id/lines',
  summary: 'Sets the quantities of lines, adding those that are missing; 0 takes one out',
  params: IdParams,
  body: Type.Object({
    ...callerBody,
    lines: Type.Array(
      Type.Object({ sku: Sku, quantity: Type.Integer({ minimum: 0, maximum: maxPieces }) }),
      {
        minItems: 1,
        maxItems: maxLines,
      },
    ),
  }),
  success: DetailAnswer,
  errors: ['not_found'],
})
export const deleteShoppingList = endpoint({
  ...listCall,
  method: 'DELETE',
  path: '/api/shopping-lists/:id',
  summary: 'Deletes the caller’s list',
  params: IdParams,
  body: Type.Object(callerBody),
  success: Type.Object({ message: Message }),
  errors: ['not_found'],
})
export const listToCart = endpoint({
  ...listCall,
  method: 'POST',
  path: '/api/shopping-lists/:id/cart',
  summary: 'Puts a list’s lines into the caller’s cart, as far as they can be had',
  params: IdParams,
  body: Type.Object(callerBody),
  success: Type.Object(toCartAnswer),
  errors: ['not_found', 'cart_full'],
})
