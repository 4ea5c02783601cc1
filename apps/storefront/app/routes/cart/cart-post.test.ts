import { expect, test } from 'vitest'
import { pageBefore, readCartPost } from './cart-post.ts'

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('an add form names product and quantity', () => {
  expect(readCartPost(form({ product_id: '12', quantity: '3', max: '9' }))).toEqual({
    intent: 'add',
    product: 12,
    variant: undefined,
    quantity: 3,
  })
})

test('a typed quantity is snapped to the pack before it is sent', () => {
  expect(
    readCartPost(form({ intent: 'update', line: '5', quantity: '7', step: '6', max: '20' })),
  ).toMatchObject({ quantity: 6 })
  expect(
    readCartPost(form({ intent: 'update', line: '5', quantity: 'abc', step: '6', max: '20' })),
  ).toMatchObject({ quantity: 6 })
  expect(
    readCartPost(form({ intent: 'update', line: '5', quantity: '999', step: '6', max: '20' })),
  ).toMatchObject({ quantity: 18 })
})

test('any other form is null', () => {
  for (const fields of [
    {},
    { intent: 'add' },
    { product_id: '-1' },
    { intent: 'remove', line: '1e3' },
    { intent: 'drop', line: '1' },
  ]) {
    expect(readCartPost(form(fields as Record<string, string>))).toBeNull()
  }
})

test('an add form redirects back to its page', () => {
  const from = (referer: string) =>
    pageBefore(new Request('http://shop.am/hy/shop/cart', { headers: { referer } }))
  expect(from('http://shop.am/hy/shop/catalog?savings=true')).toBe('/hy/shop/catalog?savings=true')
  for (const nowhere of ['', 'http://shop.am/', 'http://evil.am//evil.am', 'odd'])
    expect(from(nowhere)).toBe('')
})
