import Type from 'typebox'
import { ProductCard } from './product-card-shapes.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParams, LocaleQuery, Message, Nullable, Token } from './schema.ts'

const wishlistCall = {
  tag: 'wishlist',
  cache: 'personal',
  access: 'customer',
  method: 'GET',
} as const
const query = Type.Object({ ...LocaleQuery, token: Token })

export const getWishlist = endpoint({
  ...wishlistCall,
  path: '/api/wishlist',
  summary: 'The caller’s favourites, newest first; products that are no longer sold are left out',
  query,
  success: Type.Object({
    data: Type.Object({ items: Type.Array(Type.Object({ id: Id, product: ProductCard })) }),
  }),
  errors: [],
})
export const toggleWishlist = endpoint({
  ...wishlistCall,
  path: '/api/wishlist/add/:id',
  writes: true,
  summary: 'Adds a product to the favourites, or removes it when it is there: then `data` is null',
  params: IdParams,
  query,
  success: Type.Object({ message: Message, data: Nullable(Type.Object({ id: Id })) }),
  errors: ['not_found', 'too_many_favorites'],
})
