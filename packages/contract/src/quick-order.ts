import Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { maxLengths, maxLines, maxPieces } from './limits.ts'
import { ApiToken, Locales, Token } from './schema.ts'
import { OrderRow, ToCart } from './quick-order-shapes.ts'

export const Sku = Type.String({ minLength: 1, maxLength: maxLengths.sku })
/** Pieces. */
export const Pieces = Type.Integer({ minimum: 1, maximum: maxPieces })

const orderCall = {
  tag: 'quick-order',
  cache: 'personal',
  access: 'public',
  method: 'POST',
} as const
const callerBody = { token: Token, api_token: ApiToken, locale: Type.Optional(Locales) }

export const previewOrder = endpoint({
  ...orderCall,
  path: '/api/quick-order/preview',
  summary:
    'Reads lines of sku and quantity and says what each would put into the caller’s cart; changes nothing',
  body: Type.Object({ ...callerBody, text: Type.String({ maxLength: maxLengths.quickOrder }) }),
  success: Type.Object({ data: Type.Array(OrderRow) }),
  errors: [],
})
export const orderToCart = endpoint({
  ...orderCall,
  access: 'cart',
  path: '/api/quick-order/cart',
  summary:
    'Puts many products into the cart at once, named by their skus; `raise` takes a line that is there up to the quantity',
  body: Type.Object({
    ...callerBody,
    lines: Type.Array(
      Type.Object({ sku: Sku, quantity: Pieces, raise: Type.Optional(Type.Boolean()) }),
      { maxItems: maxLines },
    ),
  }),
  success: ToCart,
  errors: ['cart_full'],
})
