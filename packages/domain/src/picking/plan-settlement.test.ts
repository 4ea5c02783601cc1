import { describe, expect, test } from 'vitest'
import { lineTotal } from '../cart/cart.ts'
import type { OrderLineRow } from '../orders/order-line-rows.ts'
import { lowerTotals } from './lower-totals.ts'
import { planSettlement } from './plan-settlement.ts'
import type { Substitute } from './settled-pieces.ts'

const name = { hy: 'ա', ru: 'а', en: 'a' }
let ids = 0
const line = (own: Partial<OrderLineRow>): OrderLineRow => {
  const id = ++ids
  const { quantity = 2, unit_price = 1000 } = own
  return {
    id,
    position: id,
    product_id: id,
    variant_id: id,
    sku: `S-${id}`,
    name,
    options: name,
    url_key: `s-${id}`,
    image: null,
    quantity,
    unit_price,
    total: quantity * unit_price,
    box_qty: null,
    box_price: null,
    stocked: true,
    canceled: 0,
    portion_grams: null,
    price_per_kg: null,
    tolerance_pct: null,
    substitution: null,
    substitute_variant_id: null,
    pick_state: 'found',
    picked_quantity: null,
    picked_grams: null,
    pick_agreed: false,
    agreed_quantity: null,
    agreed_total: null,
    replaces_id: null,
    age_restricted: false,
    ...own,
  }
}
/** A piece of cheese of about 350 g at 6000 drams a kilogram. */
const cheese = (own: Partial<OrderLineRow>) =>
  line({ unit_price: 2100, portion_grams: 350, price_per_kg: 6000, tolerance_pct: 15, ...own })
const service = () => line({ stocked: false, quantity: 1, unit_price: 100, pick_state: null })

const substituteOf = (
  own: Partial<Substitute> & {
    price?: number
    portion_grams?: number
    price_per_kg?: number
    age_restricted?: boolean
  },
): Substitute => {
  const {
    price = 900,
    portion_grams = null,
    price_per_kg = null,
    age_restricted = false,
    ...rest
  } = own
  return {
    variant: {
      product_id: 900,
      variant_id: 900,
      type: 'simple',
      sku: 'SUB',
      name,
      url_key: 'sub',
      unit: 'pc',
      status: 'published',
      media: null,
      options: null,
      price,
      company_price: null,
      qty: 10,
      min_qty: 1,
      box_qty: null,
      box_price: null,
      content_amount: null,
      content_unit: null,
      portion_grams,
      price_per_kg,
      tolerance_pct: 15,
      age_restricted,
    },
    quantity: 2,
    grams: null,
    agreed: true,
    replaces_restricted: false,
    ...rest,
  }
}

interface Picked {
  substitutes?: [number, Substitute][]
  stock?: [number, number][]
  ceiling?: number
}
const plan = (
  lines: OrderLineRow[],
  { substitutes = [], stock = [], ceiling = Infinity }: Picked = {},
) =>
  planSettlement({
    order: { lines, shipping_amount: 1000, company_id: null, substitution: null },
    substitutes: new Map(substitutes),
    inStock: new Map(stock),
    ceiling,
  })

test('lines that were found stay as they were agreed, and the service line stays', () => {
  const result = plan([line({}), service()])
  expect(result).toMatchObject({ sub_total: 2100, grand_total: 3100, lowered: 0, isEmpty: false })
  expect(result.exceptions).toEqual([])
})

test('a line of which all was canceled has no part in it', () => {
  const [delivered, canceled] = [line({}), line({ quantity: 2, canceled: 2, total: 0 })]
  expect(plan([delivered, canceled]).lines.map(({ line: { id } }) => id)).toEqual([delivered.id])
})

describe('fewer pieces than ordered', () => {
  const short = (own: Partial<OrderLineRow>) =>
    plan([line({ pick_state: 'short', ...own })]).lines[0]!
  const boxes = { unit_price: 500, box_qty: 10, box_price: 4000 }

  test('cost the price of a piece', () => {
    expect(short({ quantity: 3, picked_quantity: 1 })).toMatchObject({ before: 3, total: 1000 })
  })

  test('cost their share of what was agreed where a box breaks', () => {
    expect(short({ ...boxes, quantity: 10, total: 4000, picked_quantity: 9 })).toMatchObject({
      before: 10,
      pieces: 9,
      total: 3600,
    })
    expect(
      short({
        unit_price: 690,
        box_qty: 12,
        box_price: 7800,
        quantity: 12,
        total: 7800,
        picked_quantity: 11,
      }),
    ).toMatchObject({ pieces: 11, total: 7150 })
  })

  test('cost a full box as a box', () => {
    expect(short({ ...boxes, quantity: 15, total: 6500, picked_quantity: 10 })).toMatchObject({
      total: 4000,
    })
  })

  test('cost, for any line, neither more a piece than was agreed nor more than single pieces', () => {
    for (let round = 1; round <= 500; round++) {
      const unit = 1 + ((round * 7919) % 997)
      const size = 2 + (round % 11)
      const box = {
        unit_price: unit,
        box_qty: size,
        box_price: 1 + ((round * 104_729) % (unit * size)),
      }
      const quantity = 1 + ((round * 31) % 40)
      const total = lineTotal(quantity, unit, box)
      for (let pieces = 0; pieces <= quantity; pieces++) {
        const left = short({ ...box, quantity, total, picked_quantity: pieces }).total
        expect(left * quantity).toBeLessThanOrEqual(total * pieces)
        expect(left).toBeLessThanOrEqual(pieces * unit)
        if (pieces === quantity) expect(left).toBe(total)
      }
    }
  })
})

test('more pieces than were ordered are never delivered', () => {
  expect(plan([line({ picked_quantity: 7 })]).lines[0]).toMatchObject({ pieces: 2, total: 2000 })
})

describe('a weighed line', () => {
  test('costs what it weighs, and leaves the stock by whole portions', () => {
    const found = cheese({ quantity: 2, picked_grams: 640 })
    expect(plan([found]).lines[0]).toMatchObject({ grams: 640, pieces: 2, total: 3840 })
    const light = cheese({ quantity: 3, picked_grams: 800 })
    expect(plan([light]).lines[0]).toMatchObject({ before: 3, pieces: 2, total: 4800 })
  })

  test('takes more portions as far as there are any', () => {
    const heavy = cheese({ quantity: 2, picked_grams: 1100 })
    const stock = [[heavy.variant_id!, 5]] as [number, number][]
    expect(plan([heavy], { stock }).lines[0]).toMatchObject({ pieces: 3, total: 6600 })
    expect(plan([heavy]).lines[0]).toMatchObject({ pieces: 2, total: 6600 })
  })

  test('is one portion at least, and none without weight', () => {
    const tiny = cheese({ pick_state: 'short', picked_grams: 50 })
    expect(plan([tiny]).lines[0]).toMatchObject({ pieces: 1, total: 300 })
    const none = cheese({ pick_state: 'short', picked_grams: 0, picked_quantity: 0 })
    expect(plan([none]).lines[0]).toMatchObject({ pieces: 0, total: 0 })
  })

  test('keeps a company’s own price of a portion', () => {
    const own = cheese({ unit_price: 1750, picked_grams: 700 })
    expect(plan([own]).lines[0]).toMatchObject({ total: 3500 })
  })

  test('outside of its tolerance needs a decision', () => {
    expect(plan([cheese({ quantity: 2, picked_grams: 800 })]).exceptions).toEqual([])
    const heavy = cheese({ quantity: 2, picked_grams: 810 })
    expect(plan([heavy]).exceptions).toEqual([{ line_id: heavy.id, kind: 'weight' }])
    expect(plan([{ ...heavy, pick_agreed: true }]).exceptions).toEqual([])
  })
})

describe('a substitute', () => {
  const replaced = (own: Partial<OrderLineRow> = {}) => line({ pick_state: 'replaced', ...own })

  test('comes in place of its line and costs no more than it did', () => {
    const gone = replaced()
    const cheap = plan([gone], { substitutes: [[gone.id, substituteOf({ price: 900 })]] })
    expect(cheap.lines[0]).toMatchObject({ pieces: 0, total: 0 })
    expect(cheap.added[0]).toMatchObject({ pieces: 2, unit: 900, total: 1800 })
    const dear = plan([gone], { substitutes: [[gone.id, substituteOf({ price: 5000 })]] })
    expect(dear).toMatchObject({ sub_total: 2000, lowered: 0, isEmpty: false })
  })

  test('is weighed where it is sold by weight', () => {
    const gone = replaced({ unit_price: 3000 })
    const ham = substituteOf({ price: 2000, portion_grams: 250, price_per_kg: 8000, grams: 520 })
    expect(plan([gone], { substitutes: [[gone.id, ham]] }).added[0]).toMatchObject({
      pieces: 2,
      grams: 520,
      total: 4160,
    })
  })

  test('needs a decision unless the buyer wished for it or agreed', () => {
    const gone = replaced()
    const unasked = substituteOf({ agreed: false })
    expect(plan([gone], { substitutes: [[gone.id, unasked]] }).exceptions).toEqual([
      { line_id: gone.id, kind: 'substitute_not_agreed' },
    ])
    const wished = replaced({ substitution: 'replace' })
    expect(plan([wished], { substitutes: [[wished.id, unasked]] }).exceptions).toEqual([])
  })

  test('for adults alone replaces nothing else', () => {
    const gone = replaced()
    const wine = substituteOf({ age_restricted: true })
    expect(plan([gone], { substitutes: [[gone.id, wine]] }).refused).toEqual([gone.id])
    const other = substituteOf({ age_restricted: true, replaces_restricted: true })
    expect(plan([gone], { substitutes: [[gone.id, other]] }).refused).toEqual([])
  })
})

test('an order of which nothing is left is empty, whatever its service line costs', () => {
  expect(plan([line({ pick_state: 'missing' }), service()])).toMatchObject({
    isEmpty: true,
    sub_total: 100,
  })
})

test('lines that nobody has decided are named', () => {
  const open = line({ pick_state: null })
  expect(plan([open, line({})]).undecided).toEqual([open.id])
})

test('above the ceiling the weighed lines are lowered, and no other one', () => {
  const [milk, brie] = [line({}), cheese({ quantity: 2, picked_grams: 800 })]
  const result = plan([milk, brie], { ceiling: 7500 })
  expect(result).toMatchObject({ grand_total: 7500, lowered: 300 })
  expect(result.lines.map(({ total }) => total)).toEqual([2000, 4500])
})

describe('lowered totals', () => {
  test('share the drams by their size, the largest remainders first', () => {
    expect(lowerTotals([100, 100, 100], 100)).toEqual([66, 67, 67])
    expect(lowerTotals([1000, 1], 500)).toEqual([500, 1])
    expect(lowerTotals([5, 3, 5], 3)).toEqual([4, 2, 4])
  })

  test('add up to what is left, for any totals and drams, and never fall below 0', () => {
    for (let round = 1; round <= 500; round++) {
      const totals = Array.from(
        { length: (round % 7) + 1 },
        (_, at) => (round * 7919 * (at + 3)) % 5003,
      )
      const sum = totals.reduce((all, total) => all + total, 0)
      const drams = (round * 104_729) % (sum + 50)
      const lowered = lowerTotals(totals, drams)
      expect(lowered.reduce((all, total) => all + total, 0)).toBe(Math.max(sum - drams, 0))
      expect(lowered.every((total, at) => total >= 0 && total <= totals[at]!)).toBe(true)
    }
  })
})
