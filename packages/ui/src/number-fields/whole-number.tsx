const groupMark = '\u00a0'

/** What a paste may hold around and between the digits of an amount: spaces, marks of groups, the dram's sign and name. */
const decimals = /[.,]\d{1,2}$/

/**
 * Reads an amount of whole units out of what somebody typed or pasted: `12 400 ֏`, `12,400`, `12.400`, `12 400,00`. A fraction is
 * dropped where it says nothing (`,00`). Null for an empty text, undefined for one that is no whole number.
 */
export function parseWholeNumber(text: string): number | null | undefined {
  const bare = text
    .replace(/[\s\u00a0\u202f'’_]/g, '')
    .replace(/^(?:֏|AMD)|(?:֏|AMD|դր\.?|драм\p{L}{0,3}|dram\p{L}{0,3})$/giu, '')
  if (bare === '') return null
  const whole = decimals.test(bare) ? bare.replace(/[.,]0{1,2}$/, '') : bare
  if (!/^\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*)?$|^\d+$/.test(whole)) return undefined
  const value = Number(whole.replace(/[.,]/g, ''))
  return Number.isSafeInteger(value) ? value : undefined
}

/** Groups the digits of a text by threes; what is no digit goes. */
export const groupDigits = (text: string): string =>
  text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 21)
    .replace(/\B(?=(\d{3})+$)/g, groupMark)

/** Where the caret belongs in a grouped text so that as many digits stand after it as before. */
export function caretAfterGrouping(grouped: string, digitsBehind: number): number {
  let behind = 0
  for (let at = grouped.length; at > 0; at--) {
    if (behind === digitsBehind) return at
    if (/\d/.test(grouped[at - 1]!)) behind++
  }
  return 0
}
