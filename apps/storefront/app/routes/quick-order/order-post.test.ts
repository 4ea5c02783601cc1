import { expect, test } from 'vitest'
import { readOrderPost } from './order-post.ts'

function form(entries: [string, string][]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

const rows: [string, string][] = [
  ['sku', 'DAI-001'],
  ['quantity', '12'],
  ['sku', 'NONE'],
  ['quantity', 'x\ty'],
  ['sku', 'BRE-004'],
  ['quantity', '6'],
  ['ready', '0'],
  ['ready', '2'],
  ['raise', '0'],
  ['take', '0'],
]

test('rows and the typed text are checked as one text', () => {
  const post = readOrderPost(form([...rows, ['text', 'MEA-002 3'], ['intent', 'check']]))
  expect(post).toEqual({
    fill: false,
    text: 'DAI-001\t12\nNONE\tx y\nBRE-004\t6\nMEA-002 3',
    taken: [{ sku: 'DAI-001', quantity: 12, raise: true }],
    rest: 'NONE\tx y\nBRE-004\t6\nMEA-002 3',
    left: ['BRE-004'],
  })
})

test('a removed row is dropped, and one without a quantity is never added', () => {
  expect(readOrderPost(form([...rows, ['take', '1'], ['drop', '0']]))).toMatchObject({
    taken: [],
    text: 'NONE\tx y\nBRE-004\t6\n',
  })
  expect(readOrderPost(form([]))).toEqual({ fill: false, text: '', taken: [], rest: '', left: [] })
})

test('an unreadable quantity stays as written until somebody changes or accepts it', () => {
  const open: [string, string][] = [
    ['sku', 'A'],
    ['quantity', '6'],
    ['sku', 'B'],
    ['quantity', '8'],
    ['sku', 'C'],
    ['quantity', '1'],
    ['open', '0:6:1,5'],
    ['open', '1:6:many'],
    ['open', '2:1:'],
  ]
  expect(readOrderPost(form(open)).text).toBe('A\t1,5\nB\t8\nC\t\n')
  expect(readOrderPost(form([...open, ['take', '0']])).text).toBe('A\t6\nB\t8\nC\t\n')
})
