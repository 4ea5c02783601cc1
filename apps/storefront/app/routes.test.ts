import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

function listUrls(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const url = path ? `${parent}/${path}` : parent
    const own = index || (path && children.length === 0) ? [`${url || '/'} -> ${file}`] : []
    return [...own, ...listUrls(children, url)]
  })
}

test('every address of the shop', () => {
  expect(listUrls(routes).toSorted()).toMatchInlineSnapshot(`
    [
      "/ -> routes/home/home.tsx",
      "/* -> routes/not-found.tsx",
      "/:locale -> routes/home/home.tsx",
      "/:locale/account -> routes/account/dashboard.ts",
      "/:locale/account/* -> routes/not-found.tsx",
      "/:locale/account/addresses -> routes/account/addresses.tsx",
      "/:locale/account/addresses/:addressId -> routes/account/address.tsx",
      "/:locale/account/addresses/new -> routes/account/address.tsx",
      "/:locale/account/dashboard -> routes/account/dashboard.ts",
      "/:locale/account/login -> routes/account/sign-in.tsx",
      "/:locale/account/logout -> routes/account/logout.ts",
      "/:locale/account/orders -> routes/account/orders.tsx",
      "/:locale/account/profile -> routes/account/profile.tsx",
      "/:locale/brands -> routes/catalog/brands.tsx",
      "/:locale/manifest.webmanifest -> routes/manifest.ts",
      "/:locale/orderDetile/:orderId -> routes/orders/order.tsx",
      "/:locale/reset-password -> routes/account/reset-password.tsx",
      "/:locale/shop/cart -> routes/cart/cart.tsx",
      "/:locale/shop/catalog -> routes/catalog/landing.tsx",
      "/:locale/shop/checkout -> routes/checkout/checkout.tsx",
      "/:locale/shop/compare -> routes/compare/compare.tsx",
      "/:locale/shop/main/catalog -> routes/catalog/listing.tsx",
      "/:locale/shop/main/catalog/search -> routes/catalog/search.tsx",
      "/:locale/shop/products/:urlKey -> routes/catalog/product.tsx",
      "/:locale/shop/track-order -> routes/orders/track-order.tsx",
      "/:locale/shop/wishlist -> routes/wishlist/wishlist.tsx",
      "/:locale/signin -> routes/account/sign-in.tsx",
      "/:locale/thanks -> routes/checkout/thanks.tsx",
      "/:locale/verify -> routes/account/verify.tsx",
      "/offline/:locale -> routes/offline.ts",
      "/shop/catalog -> routes/to-locale.ts",
      "/shop/products/:urlKey -> routes/to-locale.ts",
      "/thanks -> routes/to-locale.ts",
      "/wishlist -> routes/to-locale.ts",
    ]
  `)
})
