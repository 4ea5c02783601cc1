import { ApiError, type Client } from '@tsiran/contract/client'
import { expect, test } from 'vitest'
import { doCartPost, pageBefore, readCartPost } from './cart-post.ts'

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
    snapped: false,
  })
})

const update = (quantity: string) =>
  readCartPost(form({ intent: 'update', line: '5', quantity, step: '6', max: '20' }))

test('a typed quantity is snapped to the pack before it is sent', () => {
  expect(update('12')).toMatchObject({ quantity: 12, snapped: false })
  expect(update('7')).toMatchObject({ quantity: 6, snapped: true })
  expect(update('999')).toMatchObject({ quantity: 18, snapped: true })
})

test('a quantity that is none changes nothing', () => {
  for (const written of ['abc', '', '0', '-3', '1.5', '٣'])
    expect(update(` ${written}`)).toEqual({ intent: 'unread', written })
  expect(readCartPost(form({ product_id: '12', quantity: 'two' }))).toEqual({
    intent: 'unread',
    written: 'two',
  })
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

test('a form that is sent twice has added its product; another quantity is refused', async () => {
  const client = (async (key: string) => {
    if (key.startsWith('GET')) return { data: { items: [{ product_id: 12, quantity: 3 }] } }
    throw new ApiError(409, { code: 'already_in_cart', message: 'It is in the cart' })
  }) as unknown as Client
  const add = (quantity: number) =>
    doCartPost(
      client,
      'en',
      { apiToken: undefined, role: false },
      { intent: 'add', product: 12, quantity, snapped: false },
    )
  expect(await add(3)).toBeNull()
  expect(await add(4)).toMatchObject({ code: 'already_in_cart' })
})
