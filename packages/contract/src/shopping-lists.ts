import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { maxLines, maxPieces } from './limits.ts'
import { VariantDto, Pieces, Sku, toCartAnswer } from './quick-order.ts'
import {
  BigId,
  Drams,
  Id,
  IdParams,
  LocaleQuery,
  Locales,
  Message,
  Nullable,
  PlainText,
  Token,
} from './schema.ts'

const listFields = {
  id: Id,
  name: Type.String(),
  /** Everybody of the company sees and uses it. */
  shared: Type.Boolean(),
  /** The caller's own, to be changed; else a shared one of the company. */
  own: Type.Boolean(),
  /** Whose it is, where it is not the caller's. */
  owner: Nullable(Type.String()),
  lines_count: Type.Integer(),
  /** ISO 8601. */
  updated_at: Type.String(),
}
export const ShoppingList = Type.Object(listFields)
export type ShoppingList = Static<typeof ShoppingList>

export const ListLine = Type.Object({
  ...VariantDto.properties,
  /** Pieces that the list asks for. */
  quantity: Type.Integer(),
  /** Drams for the pieces available now; 0 for none. */
  total: Drams,
  /** False once it is no longer sold. */
  sold: Type.Boolean(),
})
export type ListLine = Static<typeof ListLine>

export const ListDetail = Type.Object({ ...listFields, lines: Type.Array(ListLine), total: Drams })
export type ListDetail = Static<typeof ListDetail>

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
