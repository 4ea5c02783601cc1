import type { InvoiceLine, SlipLine } from '@tsiran/contract/admin/document-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { formatMoney } from '@tsiran/i18n/money'
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

/** A line with what it weighs and the buyer's wish for it. */
export function lineOf(t: Translator, line: InvoiceLine & Pick<SlipLine, 'substitution'>): string {
  const { weighed, substitution } = line
  const weight =
    weighed &&
    [
      weighed.grams === null
        ? t('product.portion', { grams: weighed.portion_grams })
        : t('document.grams', { grams: weighed.grams }),
      t('document.perKg', { price: formatMoney(weighed.price_per_kg) }),
    ].join(' · ')
  const wish = substitution && t(`cart.substitution.${substitution}`)
  return [nameOf(line), weight, wish].filter(Boolean).join(', ')
}
