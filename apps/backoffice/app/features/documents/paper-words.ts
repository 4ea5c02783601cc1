import type { Locale } from '@tsiran/contract/locale'
import { withOverrides, type Overrides } from '@tsiran/i18n/overrides'
import { createTranslator, type Translator } from '@tsiran/i18n/translator'
import { shippedTexts } from '../../platform/i18n/load-messages.ts'

/** The merchant's overrides that the last papers were loaded with. */
let own: Partial<Record<Locale, Overrides>> = {}

/** Gives papers the merchant's overrides. */
export const setPaperTexts = (texts: Record<Locale, Overrides>): void => {
  own = texts
}

/** The words of a paper in its own language, which was loaded with it. */
export function paperWords(locale: Locale): Translator {
  const shipped = shippedTexts(locale)
  if (!shipped) throw new Error(`the texts of ${locale} are not loaded`)
  return createTranslator(locale, withOverrides(shipped, own[locale] ?? {}))
}

/** A line's name with its chosen options. */
export const nameOf = ({ name, options }: { name: string; options: string }): string =>
  [name, options].filter(Boolean).join(', ')
