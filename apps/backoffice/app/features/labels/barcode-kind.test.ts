import { expect, test } from 'vitest'
import { barcodeKind } from './barcode-kind.ts'

test.each([
  ['4850001234562', 'ean13'],
  // Another check digit.
  ['4850001234567', 'code128'],
  ['485000123456', 'code128'],
  ['AB-1234', 'code128'],
  ['A'.repeat(20), 'code128'],
  ['A'.repeat(21), null],
  [null, null],
] as const)('the code %s is drawn as %s', (code, kind) => {
  expect(barcodeKind(code)).toBe(kind)
})
