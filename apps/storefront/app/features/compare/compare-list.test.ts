import { maxCompared } from '@tsiran/contract/limits'
import { expect, test } from 'vitest'
import { readList, withProduct } from './compare-list.ts'

const full = Array.from({ length: maxCompared }, (_, place) => place + 1)

test('a new product comes last, one that is there already moves to the end', () => {
  expect(withProduct([1, 2], 3)).toEqual([1, 2, 3])
  expect(withProduct([1, 2, 3], 1)).toEqual([2, 3, 1])
})

test('in a full list the oldest makes room', () => {
  expect(withProduct(full, 99)).toEqual([...full.slice(1), 99])
  expect(withProduct(full, 5)).toHaveLength(maxCompared)
})

test('whatever stands in storage, the list is one that the API takes', () => {
  expect(readList('3,1,3,2')).toEqual([3, 1, 2])
  expect(readList('x,-1,0,1.5,7,99999999999,<b>')).toEqual([7])
  expect(readList(null)).toEqual([])
  expect(readList([...full, 98, 99].join(','))).toHaveLength(maxCompared)
})
