import { describe, expect, it } from 'vitest'
import { changedFields, isSame } from './changes.tsx'

const words = { name: 'name', price: 'price', images: (count: number) => `${count} pictures` }
const product = { name: { en: 'Lavash', ru: 'Лаваш' }, price: 400, images: ['a', 'b', 'c'] }

describe('the changed fields of a form', () => {
  it('are none for an equal copy', () => {
    expect(changedFields(product, structuredClone(product), words)).toEqual([])
  })

  it('are named in the order of the form', () => {
    expect(
      changedFields(product, { ...product, price: 420, name: { en: 'Bread', ru: 'Лаваш' } }, words),
    ).toEqual(['name', 'price'])
  })

  it.each([
    [['a', 'b', 'c', 'd', 'e'], '2 pictures'],
    [['a'], '2 pictures'],
    [['a', 'x', 'c'], '1 pictures'],
    [['b', 'a', 'c'], '2 pictures'],
    [[], '3 pictures'],
  ])('count the entries of a list: %j', (images, said) => {
    expect(changedFields(product, { ...product, images }, words)).toEqual([said])
  })

  it('leave out fields without a word', () => {
    expect(changedFields({ ...product, version: 1 }, { ...product, version: 2 }, words)).toEqual([])
  })
})

describe('two values of a form', () => {
  it('are the same in depth', () => {
    expect(isSame({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true)
    expect(isSame(Number.NaN, Number.NaN)).toBe(true)
  })

  it.each([
    [{ a: 1 }, { a: 1, b: undefined, c: 2 }],
    [[1], { 0: 1 }],
    [null, {}],
    ['1', 1],
    [null, ''],
  ])('differ: %j and %j', (a, b) => {
    expect(isSame(a, b)).toBe(false)
  })
})
