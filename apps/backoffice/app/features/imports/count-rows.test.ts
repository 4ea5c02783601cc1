import type { Import } from '@tsiran/contract/admin/import-shapes'
import { expect, test } from 'vitest'
import { countRows, listsAll, rowsToDo } from './count-rows.ts'

const checked = {
  state: 'checked',
  rows: 100,
  done: 100,
  created: 40,
  updated: 30,
  unchanged: 20,
  refused: 10,
  applied: 0,
  stale: 0,
  change_set_id: null,
} as Import
const sum = (data: Import) => Object.values(countRows(data)).reduce((all, one) => all + one, 0)

test('a check’s counts add up to the rows of the file', () => {
  expect(countRows(checked)).toEqual({ created: 40, updated: 30, unchanged: 20, refused: 10 })
})

test('a row that somebody changed after the check is not counted as an error besides', () => {
  const applied: Import = {
    ...checked,
    state: 'applied',
    change_set_id: 1,
    created: 0,
    updated: 0,
    applied: 65,
    refused: 15,
    stale: 5,
  }
  expect(countRows(applied)).toEqual({ applied: 65, unchanged: 20, refused: 10, stale: 5 })
  expect(sum(applied)).toBe(100)
})

test('an application that was canceled says how many rows it had not reached', () => {
  const canceled: Import = {
    ...checked,
    state: 'canceled',
    change_set_id: 1,
    created: 10,
    updated: 25,
    applied: 35,
  }
  expect(countRows(canceled)).toMatchObject({ applied: 35, notApplied: 35 })
  expect(sum(canceled)).toBe(100)
})

test('a second check of an application that broke off says what would be done', () => {
  expect(countRows({ ...checked, change_set_id: 1 })).toEqual(countRows(checked))
})

test('an application’s progress counts the rows that it writes', () => {
  const applying: Import = {
    ...checked,
    state: 'applying',
    change_set_id: 1,
    done: 30,
    created: 10,
  }
  expect(rowsToDo(applying)).toBe(70)
  expect(rowsToDo({ ...checked, state: 'checking', done: 30 })).toBe(100)
})

test('two errors of one row are one row that is listed', () => {
  const error = { column: 'price', value: '-1', message: '' }
  const errors = [2, 2, 5].map((row) => ({ ...error, row }))
  expect(listsAll({ ...checked, errors, refused: 2 })).toBe(true)
  expect(listsAll({ ...checked, errors, refused: 3 })).toBe(false)
})
