import type { Locale } from '@tsiran/contract/locale'

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

/** A number with one decimal: `12.5` in English, `12,5` in the other languages. */
export const formatDecimal = (value: number, locale: Locale): string =>
  locale === 'en' ? value.toFixed(1) : value.toFixed(1).replace('.', ',')

/** The same in percent: `12.5%` in English, `12,5 %` with a no-break space in the other languages. */
export const formatPercent = (percent: number, locale: Locale): string =>
  `${formatDecimal(percent, locale)}${locale === 'en' ? '' : noBreakSpace}%`
