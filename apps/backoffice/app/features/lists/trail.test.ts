import { expect, test } from 'vitest'
import { listTrail } from './trail.ts'

const trail = listTrail('test-trail', '/orders')

test('a thing leads to those beside it, and at a page’s end to the page beside', () => {
  trail.remember({ ids: [7, 6, 5], search: '?status=pending&page=2', hasNext: true })
  expect(trail.placeOf(6)).toEqual({
    previous: '/orders/7',
    next: '/orders/5',
    list: '/orders?status=pending&page=2',
  })
  expect(trail.placeOf(5).next).toBe('/orders?status=pending&page=3&open=first')
  expect(trail.placeOf(7).previous).toBe('/orders?status=pending&page=1&open=last')
})

test('at the ends of a list, and outside of it, there is nothing beside', () => {
  trail.remember({ ids: [7, 6], search: '', hasNext: false })
  expect([trail.placeOf(7).previous, trail.placeOf(6).next]).toEqual([null, null])
  expect(trail.placeOf(1)).toEqual({ previous: null, next: null, list: '/orders' })
})
