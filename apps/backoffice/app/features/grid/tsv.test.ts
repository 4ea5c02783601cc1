import { expect, test } from 'vitest'
import { parseTsv, toTsv } from './tsv.ts'

test('cells of a spreadsheet, with and without an end of the last line', () => {
  expect(parseTsv('1\t2\n3\t4')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
  expect(parseTsv('1\t2\r\n3\t\r\n')).toEqual([
    ['1', '2'],
    ['3', ''],
  ])
  expect(parseTsv('one')).toEqual([['one']])
  expect(parseTsv('')).toEqual([])
  expect(parseTsv('\t')).toEqual([['', '']])
})

test('quoted cells hold tabs, line breaks and quotes; a quote within a cell is one', () => {
  expect(parseTsv('"a\tb"\t"c\nd"\n"say ""hi"""')).toEqual([['a\tb', 'c\nd'], ['say "hi"']])
  expect(parseTsv('5" pipe\tx')).toEqual([['5" pipe', 'x']])
})

test('what is copied is pasted unchanged', () => {
  const cells = [
    ['1 200', 'Կաթ "Անի"'],
    ['a\tb', 'c\nd'],
    ['', 'end'],
  ]
  expect(parseTsv(toTsv(cells))).toEqual(cells)
})
