import fc from 'fast-check'
import { maxLengths } from '@tsiran/contract/limits'
import { describe, expect, test } from 'vitest'
import { fillText, isLinear, longTexts } from '../testing/long-texts.ts'
import { countLines, readOrderLines } from './order-lines.ts'

const brief = (text: string) =>
  readOrderLines(text).map(({ sku, quantity, problem }) => [sku, quantity ?? problem])

describe('a line of a quick order', () => {
  test.each([
    ['DAI-001 12', 'DAI-001', 12],
    ['DAI-001\t12', 'DAI-001', 12],
    ['DAI-001;12;Milk 3.2 %;8280', 'DAI-001', 12],
    ['DAI-001,12', 'DAI-001', 12],
    ['DAI-001, 12', 'DAI-001', 12],
    ['DAI-001 12 pcs', 'DAI-001', 12],
    ['"DAI-001","12","Milk, fresh"', 'DAI-001', 12],
    ["'0042\t3", '0042', 3],
    ['DAI-001\t1 200', 'DAI-001', 1200],
    ['\uFEFFDAI-001;1\u00A0200', 'DAI-001', 1200],
  ])('%j is understood', (text, sku, quantity) => {
    expect(brief(text)).toEqual([[sku, quantity]])
  })

  test.each([
    ['DAI-001', 'no_quantity'],
    ['DAI-001;', 'no_quantity'],
    ['DAI-001 many', 'quantity'],
    ['DAI-001 0', 'quantity'],
    ['DAI-001 -3', 'quantity'],
    ['DAI-001 1000001', 'quantity'],
    ['DAI-001 1 200', 'quantity'],
    ['DAI-001 1,5', 'fraction'],
    ['DAI-001,1,5', 'fraction'],
    ['DAI-001;1,5', 'fraction'],
    ['DAI-001\t1.5', 'fraction'],
    ['DAI-001;=1+1', 'quantity'],
  ])('%j is refused, not guessed', (text, problem) => {
    expect(brief(text)).toEqual([['DAI-001', problem]])
  })

  test('is not a header, white space or separators', () => {
    for (const head of [
      'sku;quantity',
      'SKU\tQty',
      'Артикул;Количество',
      'Կոդ,Քանակ',
      'sep=;',
      'Հ/Հ;Անվանում;sku',
    ])
      expect(brief(`${head}\r\n\r\n;;\nDAI-001 2`), head).toEqual([['DAI-001', 2]])
    expect(brief('№\tКод товара\tНазвание\tКол-во\tЦена\n1\tDAI-001\tМолоко\t12\t690')).toEqual([
      ['DAI-001', 12],
    ])
    expect(brief('qty,sku,price\n12,DAI-001,690')).toEqual([['DAI-001', 12]])
    expect(brief('Պատվեր հոկտեմբերի համար\t\t\n\nԿոդ\tԱնվանում\tՔանակ\nDAI-001\tԿաթ\t12')).toEqual([
      ['DAI-001', 12],
    ])
    expect(brief('DAI-001 2\nqty;sku\n3;BRE-004')).toEqual([
      ['DAI-001', 2],
      ['BRE-004', 3],
    ])
    expect(brief('DAI-001 2\ncode;name')).toEqual([
      ['DAI-001', 2],
      ['code', 'quantity'],
    ])
  })

  test('with a repeated sku adds to the first', () => {
    expect(readOrderLines('a 1\nb 2\nA 3\na x')).toEqual([
      { line: 1, sku: 'a', quantity: 4, written: '', problem: null },
      { line: 2, sku: 'b', quantity: 2, written: '', problem: null },
      { line: 4, sku: 'a', quantity: null, written: 'x', problem: 'quantity' },
    ])
  })
})

const sku = fc.stringMatching(/^[A-Z]{2,5}-[0-9]{1,4}$/)
const pieces = fc.integer({ min: 1, max: 1999 })
const separator = fc.constantFrom(' ', '\t', ',', ';', ', ', '; ', '   ')

test('quantities are whole and positive, and none is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(sku, separator, pieces), { maxLength: 40 }),
      fc.constantFrom('\n', '\r\n', '\n\n'),
      (lines, end) => {
        const read = readOrderLines(
          lines.map(([name, between, quantity]) => `${name}${between}${quantity}`).join(end),
        )
        expect(read.every(({ problem }) => problem === null)).toBe(true)
        expect(read.reduce((sum, { quantity }) => sum + quantity!, 0)).toBe(
          lines.reduce((sum, [, , quantity]) => sum + quantity, 0),
        )
        expect(read.map((line) => line.sku)).toEqual([...new Set(lines.map(([name]) => name))])
      },
    ),
  )
})

test('any text is read, and each line has either a quantity or a problem', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      for (const { sku: name, quantity, problem } of readOrderLines(text)) {
        expect(name.length).toBeLessThanOrEqual(100)
        expect(quantity === null).toBe(problem !== null)
        if (quantity !== null)
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 1_000_000).toBe(true)
      }
    }),
  )
})

test('a quantity with a decimal sign never becomes a whole one', () => {
  fc.assert(
    fc.property(
      sku,
      separator,
      pieces,
      fc.constantFrom(',', '.'),
      pieces,
      (name, between, whole, sign, rest) => {
        expect(brief(`${name}${between}${whole}${sign}${rest}`)).toEqual([[name, 'fraction']])
      },
    ),
  )
})

describe('a text of the largest size is read in linear time', () => {
  test.each(Object.entries(longTexts(maxLengths.quickOrder)))('%s', (_name, text) => {
    const read = (asked: string) => countLines(asked) + readOrderLines(asked).length
    const plain = fillText('', 'MILK-1 12\n', '', maxLengths.quickOrder)
    expect(isLinear(read, text, plain)).toBe(true)
  })
})
