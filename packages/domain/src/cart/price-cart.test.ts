import { describe, expect, test } from 'vitest'
import { asGuest } from '../shared/viewer.ts'
import type { LineRow, ServiceRow } from './cart-rows.ts'
import { priceCart, priceLine, type PriceableCart } from './price-cart.ts'

const viewer = asGuest('en')
const line = (changes: Partial<LineRow> = {}) =>
  ({
    status: 'published',
    quantity: 6,
    price: 100,
    company_price: null,
    qty: 6,
    min_qty: 2,
    box_qty: null,
    box_price: null,
    seen_price: 100,
    seen_box_qty: null,
    seen_box_price: null,
    ...changes,
  }) as LineRow
const box = { box_qty: 6, box_price: 500 }
const seenBox = { seen_box_qty: 6, seen_box_price: 500 }

test.each<[string, Partial<LineRow>, number, object[]]>([
  ['of all that is there', {}, 600, []],
  ['of more than is there', { qty: 5 }, 400, [{ reason: 'stock', from: 6, to: 4 }]],
  ['of less than a pack', { qty: 1 }, 0, [{ reason: 'gone', from: 6, to: 0 }]],
  ['that is no longer sold', { status: 'hidden' }, 0, [{ reason: 'gone', from: 6, to: 0 }]],
  ['of no whole packs', { min_qty: 4, qty: 8 }, 400, [{ reason: 'pack', from: 6, to: 4 }]],
  ['that fits the stock in no whole packs', { min_qty: 4, qty: 6 }, 400, [{ reason: 'stock' }]],
  ['at another price', { seen_price: 90 }, 600, [{ reason: 'price', from: 90, to: 100 }]],
  ['that is gone, at another price', { qty: 0, seen_price: 90 }, 0, [{ reason: 'gone' }]],
  ['with its box', { ...box, ...seenBox }, 500, []],
  ['with a new box', box, 500, [{ reason: 'box', from: 600, to: 500 }]],
  ['without its box', seenBox, 600, [{ reason: 'box', from: 500, to: 600 }]],
])('a line %s', (_, changes, total, changed) =>
  expect(priceLine(line(changes), viewer)).toMatchObject({ total, changes: changed }),
)

test('a buyer’s limit counts as the stock does', () =>
  expect(priceLine(line(), { ...viewer, maxQuantity: 4 })).toMatchObject({
    quantity: 4,
    changes: [{ reason: 'stock', from: 6, to: 4 }],
  }))

describe('a cart', () => {
  const service = { price: 50, company_price: null } as ServiceRow
  const cart = (changes: Partial<PriceableCart> = {}): PriceableCart => ({
    lines: [line()],
    lost: [],
    service,
    seen_service: 50,
    seen_shipping: 300,
    shipping_rate: 300,
    shipping_free_from: null,
    delivery: null,
    ...changes,
  })
  const gone = line({ qty: 0 })

  test('costs its lines and the service line, and no service where all its lines are gone', () => {
    expect(priceCart(cart(), viewer)).toMatchObject({
      products: 600,
      subTotal: 650,
      changed: false,
    })
    const empty = cart({ lines: [gone], seen_service: 40 })
    expect(priceCart(empty, viewer)).toMatchObject({
      products: 0,
      subTotal: 0,
      serviceChange: undefined,
    })
    expect(priceCart(cart({ lines: [gone, line()] }), viewer).subTotal).toBe(650)
  })

  test('is delivered free from a subtotal that includes the service line', () => {
    expect(priceCart(cart({ shipping_free_from: 650 }), viewer).shipping).toBe(0)
    expect(priceCart(cart({ shipping_free_from: 651 }), viewer).shipping).toBe(300)
  })

  test.each<[string, Partial<PriceableCart>, object]>([
    ['a lost line', { lost: [{}] as PriceableCart['lost'] }, {}],
    ['a changed line', { lines: [line({ seen_price: 90 })] }, {}],
    ['a dearer service', { seen_service: 40 }, { serviceChange: { from: 40, to: 50 } }],
    ['a cheaper delivery', { seen_shipping: 301 }, { shippingChange: { from: 301, to: 300 } }],
  ])('tells of %s', (_, changes, expected) =>
    expect(priceCart(cart(changes), viewer)).toMatchObject({ changed: true, ...expected }),
  )

  test('tells of no change of what the shopper has not seen yet, or not chosen', () => {
    expect(priceCart(cart({ seen_service: null, seen_shipping: null }), viewer).changed).toBe(false)
    expect(priceCart(cart({ shipping_rate: null }), viewer).changed).toBe(false)
  })
})
