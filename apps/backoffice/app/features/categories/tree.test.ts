import type { CategoryRow } from '@tsiran/contract/admin/category-shapes'
import { describe, expect, test } from 'vitest'
import {
  dropOf,
  inwardOf,
  isSamePlace,
  outwardOf,
  placeOf,
  stepOf,
  subtreeOf,
  visibleRows,
} from './tree.ts'

const row = (id: number, parent_id: number | null, depth: number): CategoryRow => ({
  id,
  parent_id,
  depth,
  version: 1,
  name: { hy: `Բաժին ${id}`, ru: `Раздел ${id}`, en: `Category ${id}` },
  slug: `c${id}`,
  image_url: '',
  in_menu: true,
  hidden: false,
  shown: true,
  age_restricted: false,
  products: 0,
  listed: 0,
})
/** 1 (2 (3), 4), 5 */
const [one, two, three, four, five] = [
  row(1, null, 0),
  row(2, 1, 1),
  row(3, 2, 2),
  row(4, 1, 1),
  row(5, null, 0),
] as const
const tree = [one, two, three, four, five]
const ids = (rows: readonly CategoryRow[]) => rows.map(({ id }) => id)

test('a closed category hides everything below it', () => {
  expect(ids(visibleRows(tree, new Set(), ''))).toEqual([1, 2, 3, 4, 5])
  expect(ids(visibleRows(tree, new Set([1]), ''))).toEqual([1, 5])
  expect(ids(visibleRows(tree, new Set([2]), ''))).toEqual([1, 2, 4, 5])
})

test('a search shows what it finds with what is above it, also in closed ones', () => {
  expect(ids(visibleRows(tree, new Set([1]), 'раздел 3'))).toEqual([1, 2, 3])
})

describe('a category', () => {
  test('goes one up or down among its siblings, and not beyond them', () => {
    expect(stepOf(tree, two, 'up')).toBeUndefined()
    expect(stepOf(tree, two, 'down')).toEqual({ parentId: 1, beforeId: null })
    expect(stepOf(tree, four, 'up')).toEqual({ parentId: 1, beforeId: 2 })
    expect(stepOf(tree, five, 'down')).toBeUndefined()
  })

  test('goes into the one above, and out beside its parent', () => {
    expect(inwardOf(tree, four)).toEqual({ parentId: 2, beforeId: null })
    expect(inwardOf(tree, one)).toBeUndefined()
    expect(outwardOf(tree, three)).toEqual({ parentId: 1, beforeId: 4 })
    expect(outwardOf(tree, five)).toBeUndefined()
  })

  test('is dropped before, after and into another one', () => {
    expect(dropOf(tree, two, 'before')).toEqual({ parentId: 1, beforeId: 2 })
    expect(dropOf(tree, two, 'after')).toEqual({ parentId: 1, beforeId: 4 })
    expect(dropOf(tree, two, 'inside')).toEqual({ parentId: 2, beforeId: null })
  })

  test('stays where it is when it is dropped beside itself', () => {
    expect(isSamePlace(tree, two, placeOf(tree, two))).toBe(true)
    expect(isSamePlace(tree, two, { parentId: 1, beforeId: 2 })).toBe(true)
    expect(isSamePlace(tree, two, { parentId: 1, beforeId: null })).toBe(false)
  })

  test('has its subtree', () => {
    expect([...subtreeOf(tree, 1)]).toEqual([1, 2, 3, 4])
  })
})
