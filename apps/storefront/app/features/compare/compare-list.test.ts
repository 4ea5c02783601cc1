import { maxCompared } from '@tsiran/contract/limits'
import { expect, test } from 'vitest'
import { readList, withProduct } from './compare-list.ts'

const full = Array.from({ length: maxCompared }, (_, place) => place + 1)

test('a new product is added at the end, a known one moves there', () => {
  expect(withProduct([1, 2], 3)).toEqual([1, 2, 3])
  expect(withProduct([1, 2, 3], 1)).toEqual([2, 3, 1])
})

test('a full list drops its oldest product', () => {
  expect(withProduct(full, 99)).toEqual([...full.slice(1), 99])
  expect(withProduct(full, 5)).toHaveLength(maxCompared)
})

test('any stored text is read as a list that the API accepts', () => {
  expect(readList('3,1,3,2')).toEqual([3, 1, 2])
  expect(readList('x,-1,0,1.5,7,99999999999,<b>')).toEqual([7])
  expect(readList(null)).toEqual([])
  expect(readList([...full, 98, 99].join(','))).toHaveLength(maxCompared)
})
