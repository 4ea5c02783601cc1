import { expect, test } from 'vitest'
import { accountMenu, isPrivatePath } from './account-links.ts'

test('private pages are distinguished from public ones', () => {
  const pages = [
    '/hy/account/profile/',
    '/ru/account',
    '/en/account/orders',
    '/en/orderDetile/100001',
    '/hy/shop/wishlist',
  ]
  expect(pages.filter((page) => !isPrivatePath(page))).toEqual([])
  expect(
    [
      '/',
      '/hy',
      '/hy/account/login',
      '/hy/signin',
      '/hy/shop/cart',
      '/hy/shop/track-order',
      '/hy/accounts',
    ].filter(isPrivatePath),
  ).toEqual([])
})

test('a Manager’s menu has the company’s pages, a sub-user’s no addresses, and a company’s people have the quick order', () => {
  const labels = (role: Parameters<typeof accountMenu>[1]) =>
    accountMenu('en', role).map(({ label }) => label)
  expect(labels(false)).toEqual([
    'account.profile',
    'account.addresses',
    'account.orders',
    'shoppingLists.title',
  ])
  expect(labels('Manager')).toEqual([
    'account.profile',
    'companies.users',
    'account.addresses',
    'account.orders',
    'companies.requests',
    'shoppingLists.title',
    'quickOrder.title',
  ])
  expect(labels('subUser')).toEqual([
    'account.profile',
    'account.orders',
    'companies.requests',
    'shoppingLists.title',
    'quickOrder.title',
  ])
})
