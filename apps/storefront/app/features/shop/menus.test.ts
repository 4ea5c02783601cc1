import { expect, test } from 'vitest'
import { menuLinks } from './menus.ts'

const item = {
  id: 1,
  name: 'x',
  position: 1,
  type: 'footer',
  status: true,
  page_id: null,
  url_key: null,
} as const

test('a menu shows the items of its type that are on, by position', () => {
  const items = [
    { ...item, name: 'last', position: 9, url_key: 'a' },
    { ...item, name: 'first', position: 2, url_key: 'b' },
    { ...item, name: 'off', status: false, url_key: 'c' },
    { ...item, name: 'header', type: 'header' as const, url_key: 'd' },
  ]
  expect(menuLinks(items, 'footer', 'ru').map(({ label }) => label)).toEqual(['first', 'last'])
  expect(menuLinks(items, 'header', 'ru').map(({ label }) => label)).toEqual(['header'])
})

test('an item’s own address precedes its page; page 11 is the blog', () => {
  const items = [
    { ...item, url_key: 'site/faq', page_id: 4 },
    { ...item, page_id: 4 },
    { ...item, page_id: 11 },
  ]
  expect(menuLinks(items, 'footer', 'en').map(({ to }) => to)).toEqual([
    '/en/site/faq',
    '/en/page/4',
    '/en/blog',
  ])
})
