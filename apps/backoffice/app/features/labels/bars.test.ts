import { expect, test } from 'vitest'
import { placeBars } from './bars.ts'
import { drawBarcode } from './draw-barcode.ts'
import { labelSizes } from './label-options.ts'

/** Where a code is placed, with the millimetres of its narrowest bar. */
async function placed(code: string, size: (typeof labelSizes)[number]) {
  const bars = (await drawBarcode(code))!
  const { isWide, isThin, widthMm } = placeBars(bars, size)
  return { isWide, isThin, module: widthMm / bars.modules }
}

test.each(labelSizes)(
  'bars of an EAN-13 are as wide as its standard asks for, on a %s',
  async (size) => {
    const { isWide, module } = await placed('4850001234562', size)
    expect(isWide).toBe(false)
    // Four fifths of the standard's 0.33 mm.
    expect(module).toBeGreaterThanOrEqual(0.264)
  },
)

test('a longer code has the whole width of the label', async () => {
  expect(await placed('AB-12345', 'roll')).toMatchObject({ isWide: false, isThin: false })
  expect(await placed('ABCDEFGH-1234567', 'roll')).toMatchObject({ isWide: true, isThin: false })
})

test('a code whose bars a label printer would blur is named', async () => {
  const long = 'ABCDEFGHIJKLMNOPQRST'
  expect(await placed(long, 'roll')).toMatchObject({ isWide: true, isThin: true })
  expect(await placed(long, 'sheet')).toMatchObject({ isWide: true, isThin: true })
})
