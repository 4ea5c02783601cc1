import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the shop. */
export default [
  // Addresses without a language lead to the visitor's own (decisions 32).
  route('shop/products/:urlKey', 'routes/to-locale.ts', { id: 'to-locale/product' }),
  route('shop/catalog', 'routes/to-locale.ts', { id: 'to-locale/catalog' }),
  route('thanks', 'routes/to-locale.ts', { id: 'to-locale/thanks' }),
  route('wishlist', 'routes/to-locale.ts', { id: 'to-locale/wishlist' }),

  layout('routes/shell.tsx', [
    layout('routes/locale.tsx', { id: 'locale/default' }, [index('routes/home/home.tsx', { id: 'home/default' })]),
    route(':locale', 'routes/locale.tsx', [
      index('routes/home/home.tsx'),
      route('shop/catalog', 'routes/catalog/landing.tsx'),
      route('shop/main/catalog', 'routes/catalog/listing.tsx'),
      route('shop/main/catalog/search', 'routes/catalog/search.tsx'),
      route('shop/products/:urlKey', 'routes/catalog/product.tsx'),
      route('brands', 'routes/catalog/brands.tsx'),
      route('shop/compare', 'routes/compare/compare.tsx'),
      route('shop/cart', 'routes/cart/cart.tsx'),
      route('shop/checkout', 'routes/checkout/checkout.tsx'),
      route('thanks', 'routes/checkout/thanks.tsx'),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
