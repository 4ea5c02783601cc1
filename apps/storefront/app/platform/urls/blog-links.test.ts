import { blogLayouts, blogListPath } from '@tsiran/contract/shop-paths'
import { expect, test } from 'vitest'
import { blogLink, layoutOfPath, readBlogChoice, readPostId } from './blog-links.ts'

test('the address of a list has its filters, and is read back unchanged', () => {
  const link = blogLink('hy', { category: 'recipes', search: 'ծիրան & նուռ', page: 2 }, 'grid')
  expect(link).toMatch(/^\/hy\/blog\/category-grid\?category=recipes&search=.*&page=2$/)
  expect(readBlogChoice(new URL(link, 'http://shop.test').searchParams)).toEqual({
    category: 'recipes',
    tag: undefined,
    search: 'ծիրան & նուռ',
    page: 2,
  })
  expect(blogLink('en', { page: 1 })).toBe('/en/blog/category-classic')
})

test('each layout has its path', () => {
  for (const layout of blogLayouts) expect(layoutOfPath(blogListPath('ru', layout))).toBe(layout)
  expect(layoutOfPath('/ru/blog/inner-page/3')).toBe('classic')
})

test('odd pages and ids are not found', () => {
  for (const page of ['0', '-1', 'x', '1.5', '1e3', '9999999']) {
    expect(() => readBlogChoice(new URLSearchParams({ page }))).toThrow()
    if (page !== '9999999') expect(() => readPostId(page)).toThrow()
  }
  expect(readPostId('17')).toBe(17)
  expect(() => readPostId('%00')).toThrow()
})
