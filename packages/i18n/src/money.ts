const noBreakSpace = '\u00a0'
export const dramSign = '֏'

/**
 * Formats drams, the same in all languages: `1 234 567 ֏` with no-break spaces (R2).
 * A fraction is rounded to whole drams.
 */
export function formatMoney(drams: number): string {
  return `${formatNumber(Math.round(drams))}${noBreakSpace}${dramSign}`
}

/** Groups the digits of an integer by threes with no-break spaces. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, noBreakSpace)
}
