import { barcodeKind } from './barcode-kind.ts'

/** The bars of a code with its characters below them, as the address of an SVG; null where none are drawn. */
export async function drawBarcode(text: string | null): Promise<string | null> {
  const kind = barcodeKind(text)
  if (text === null || kind === null) return null
  const { code128, drawingSVG, ean13 } = await import('bwip-js/browser')
  const options = { text, height: 9, includetext: true, textsize: 9, paddingwidth: 2 }
  const svg =
    kind === 'ean13'
      ? ean13({ ...options, bcid: kind }, drawingSVG())
      : code128({ ...options, bcid: kind, textxalign: 'center' }, drawingSVG())
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
