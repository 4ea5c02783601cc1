import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('cells are quoted where needed, and never begin a formula', () => {
  expect(
    csvOf([
      ['DAI-001', '12', 'Կաթ; 3,2 % "Լոռի"'],
      ['=1+1', '-3', '@SUM(A1)'],
      ['\t=1', ' +7', 'x'],
    ]),
  ).toBe('\uFEFFDAI-001;12;"Կաթ; 3,2 % ""Լոռի"""\r\n\'=1+1;\'-3;\'@SUM(A1)\r\n"\'\t=1";\' +7;x\r\n')
})

test('no cell begins with a formula’s sign', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (cell) => {
      const line = csvOf([[cell]]).slice(1, -2)
      expect(line).not.toMatch(/^"?[=+\-@\t\r]/)
    }),
  )
})
