import type { Locale } from '@tsiran/contract/locale'
import type { Text3 } from '@tsiran/contract/admin/schema'
import { formatNumber } from '@tsiran/i18n/money'

/** A variant's name with its options, in a language. */
export const variantName = (
  { name, options }: { name: Text3; options: Text3 },
  locale: Locale,
): string => [name[locale], options[locale]].filter(Boolean).join(', ')

/** Pieces with their sign: +3, −2 000. */
export const signed = (pieces: number): string =>
  (pieces > 0 ? '+' : pieces < 0 ? '−' : '') + formatNumber(Math.abs(pieces))
