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
      "/:locale/account -> routes/account/to-dashboard.ts",
      "/:locale/account/* -> routes/not-found.tsx",
      "/:locale/account/addresses -> routes/account/addresses.tsx",
      "/:locale/account/addresses/:addressId -> routes/account/address.tsx",
      "/:locale/account/addresses/new -> routes/account/address.tsx",
      "/:locale/account/company-users -> routes/account/company-users.tsx",
      "/:locale/account/dashboard -> routes/account/dashboard.tsx",
      "/:locale/account/login -> routes/account/sign-in.tsx",
      "/:locale/account/logout -> routes/account/logout.ts",
      "/:locale/account/orders -> routes/account/orders.tsx",
      "/:locale/account/orders-menger -> routes/account/requests.tsx",
      "/:locale/account/profile -> routes/account/profile.tsx",
      "/:locale/account/shopping-lists -> routes/account/shopping-lists.tsx",
      "/:locale/account/shopping-lists/:listId -> routes/account/shopping-list.tsx",
      "/:locale/account/shopping-lists/:listId/csv -> routes/account/shopping-list-csv.ts",
      "/:locale/blog -> routes/blog/blog.ts",
      "/:locale/blog/category-classic -> routes/blog/list.tsx",
      "/:locale/blog/category-grid -> routes/blog/list.tsx",
      "/:locale/blog/category-left-sidebar -> routes/blog/list.tsx",
      "/:locale/blog/category-list -> routes/blog/list.tsx",
      "/:locale/blog/inner-page/:blogId -> routes/blog/post.tsx",
      "/:locale/blog/post-classic -> routes/blog/post.tsx",
      "/:locale/blog/post-full -> routes/blog/post.tsx",
      "/:locale/blog/preview -> routes/blog/preview.tsx",
      "/:locale/blog/rss.xml -> routes/blog/rss.ts",
      "/:locale/brands -> routes/catalog/brands.tsx",
      "/:locale/inner-page/:blogId -> routes/blog/old-post.ts",
      "/:locale/manifest.webmanifest -> routes/manifest.ts",
      "/:locale/newsletter -> routes/newsletter/subscribe.tsx",
      "/:locale/newsletter/confirm -> routes/newsletter/confirm.tsx",
      "/:locale/newsletter/unsubscribe -> routes/newsletter/unsubscribe.tsx",
      "/:locale/orderDetile/:orderId -> routes/orders/order.tsx",
      "/:locale/page/:pageId -> routes/site/cms-page.tsx",
      "/:locale/reset-password -> routes/account/reset-password.tsx",
      "/:locale/shop/cart -> routes/cart/cart.tsx",
      "/:locale/shop/cart/substitute/:lineId -> routes/cart/substitute.tsx",
      "/:locale/shop/catalog -> routes/catalog/landing.tsx",
      "/:locale/shop/checkout -> routes/checkout/checkout.tsx",
      "/:locale/shop/checkout/payment/:orderId? -> routes/checkout/payment.tsx",
      "/:locale/shop/checkout/success -> routes/checkout/success.tsx",
      "/:locale/shop/compare -> routes/compare/compare.tsx",
      "/:locale/shop/main/catalog -> routes/catalog/listing.tsx",
      "/:locale/shop/main/catalog/search -> routes/catalog/search.tsx",
      "/:locale/shop/products/:urlKey -> routes/catalog/product.tsx",
      "/:locale/shop/quick-order -> routes/quick-order/quick-order.tsx",
      "/:locale/shop/track-order -> routes/orders/track-order.tsx",
      "/:locale/shop/wishlist -> routes/wishlist/wishlist.tsx",
      "/:locale/signin -> routes/account/sign-in.tsx",
      "/:locale/site/about-us -> routes/site/cms-page.tsx",
      "/:locale/site/components -> routes/site/components.tsx",
      "/:locale/site/contact-us -> routes/contact/contact-us.tsx",
      "/:locale/site/contact-us-alt -> routes/site/cms-page.tsx",
      "/:locale/site/faq -> routes/site/cms-page.tsx",
      "/:locale/site/not-found -> routes/not-found.tsx",
      "/:locale/site/terms -> routes/site/cms-page.tsx",
      "/:locale/site/typography -> routes/site/cms-page.tsx",
      "/:locale/thanks -> routes/checkout/thanks.tsx",
      "/:locale/thanksforMessage -> routes/contact/thanks-for-message.tsx",
      "/:locale/verify -> routes/account/verify.tsx",
      "/offline/:locale -> routes/offline.ts",
      "/shop/catalog -> routes/to-locale.ts",
      "/shop/products/:urlKey -> routes/to-locale.ts",
      "/thanks -> routes/to-locale.ts",
      "/wishlist -> routes/to-locale.ts",
    ]
  `)
})
