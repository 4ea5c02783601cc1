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
      route('shop/quick-order', 'routes/quick-order/quick-order.tsx'),
      route('shop/checkout', 'routes/checkout/checkout.tsx'),
      route('thanks', 'routes/checkout/thanks.tsx'),
      route('shop/wishlist', 'routes/wishlist/wishlist.tsx'),
      route('shop/track-order', 'routes/orders/track-order.tsx'),
      route('orderDetile/:orderId', 'routes/orders/order.tsx'),

      route('signin', 'routes/account/sign-in.tsx'),
      route('account/login', 'routes/account/sign-in.tsx', { id: 'account/login' }),
      route('account/logout', 'routes/account/logout.ts'),
      route('reset-password', 'routes/account/reset-password.tsx'),
      route('verify', 'routes/account/verify.tsx'),
      route('account', 'routes/account/account.tsx', [
        index('routes/account/dashboard.ts'),
        route('dashboard', 'routes/account/dashboard.ts', { id: 'account/dashboard' }),
        route('profile', 'routes/account/profile.tsx'),
        route('addresses', 'routes/account/addresses.tsx'),
        route('addresses/new', 'routes/account/address.tsx', { id: 'account/new-address' }),
        route('addresses/:addressId', 'routes/account/address.tsx'),
        route('orders', 'routes/account/orders.tsx'),
        route('shopping-lists', 'routes/account/shopping-lists.tsx'),
        route('shopping-lists/:listId', 'routes/account/shopping-list.tsx'),
        route('shopping-lists/:listId/csv', 'routes/account/shopping-list-csv.ts'),
        route('*', 'routes/not-found.tsx', { id: 'account/not-found' }),
      ]),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
