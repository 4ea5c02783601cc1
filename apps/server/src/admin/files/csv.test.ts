import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('cells are separated by semicolons and quoted where they need it', () => {
  expect(csvLine(['Ani', 'Tumanyan 5; 12', 'says "hi"', 'two\nlines', '', 1500])).toBe(
    'Ani;"Tumanyan 5; 12";"says ""hi""";"two\nlines";;1500\r\n',
  )
})

test.each(['=1+1', '+374 91 000000', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\n=1'])(
  '%j is no formula',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('a negative number stays a number', () => expect(csvLine([-5])).toBe('-5\r\n'))
