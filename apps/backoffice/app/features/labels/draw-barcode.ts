import { barcodeKind } from './barcode-kind.ts'
import type { Bars } from './bars.ts'

/** Units of the SVG's own that the narrowest bar is wide. */
const unitsOfModule = 2

/** The bars of a code with its characters below them; null where none are drawn. */
export async function drawBarcode(text: string | null): Promise<Bars | null> {
  const kind = barcodeKind(text)
  if (text === null || kind === null) return null
  const { code128, drawingSVG, ean13 } = await import('bwip-js/browser')
  const options = { text, height: 6, includetext: true, textsize: 9, paddingwidth: 2 }
  const svg =
    kind === 'ean13'
      ? ean13({ ...options, bcid: kind }, drawingSVG())
      : code128({ ...options, bcid: kind, textxalign: 'center' }, drawingSVG())
  const [width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.slice(1).map(Number)
  return {
    address: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    modules: width! / unitsOfModule,
    height: height! / unitsOfModule,
  }
}
