import type { InvoiceLine, SlipLine } from '@tsiran/contract/admin/document-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { formatMoney } from '@tsiran/i18n/money'
import { translate } from '@tsiran/i18n/translate'

type Line = Pick<InvoiceLine, 'name' | 'options' | 'weighed'> & Pick<SlipLine, 'substitution'>

/** A line of a paper in words: its name with the options, what it weighs, and the buyer's wish. */
export function lineText({ name, options, weighed, substitution }: Line, locale: Locale): string {
  const t = (key: string, values?: Record<string, string | number>) =>
    translate(locale, key, values)
  const weight =
    weighed &&
    [
      weighed.grams === null
        ? t('product.portion', { grams: weighed.portion_grams })
        : t('document.grams', { grams: weighed.grams }),
      t('document.perKg', { price: formatMoney(weighed.price_per_kg) }),
    ].join(' · ')
  const wish = substitution && t(`cart.substitution.${substitution}`)
  return [name, options, weight, wish].filter(Boolean).join(', ')
}
