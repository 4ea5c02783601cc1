/** Characters of a code that is drawn: no paper is wide enough for the bars of more. */
const maxCode128 = 20

/** The last digit of an EAN-13 follows from those before it. */
function isEan13(code: string): boolean {
  if (!/^\d{13}$/.test(code)) return false
  const sum = [...code].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** What a code is drawn as; null where there is none, or where its bars would be too narrow. */
export function barcodeKind(code: string | null): 'ean13' | 'code128' | null {
  if (code === null || code.length > maxCode128) return null
  return isEan13(code) ? 'ean13' : 'code128'
}
