import { formatMoney } from './money.ts'
import type { Translator } from './translator.ts'

/** A line of a paper, in the paper's language. */
export interface PaperLine {
  name: string
  options: string
  /** How it is sold, and what it weighs: null before it was picked. Grams and drams. */
  weighed?: { portion_grams: number; price_per_kg: number; grams: number | null } | null
  /** The buyer's wish where it is not there. */
  substitution?: 'replace' | 'call' | 'refund' | null
  picked?: string | null
  /** It has to stay cold. */
  chilled?: boolean
  /** What it is a substitute of. */
  replaces?: string | null
}

/** A line of a paper in words: its name with the options, what it weighs, whether it stays cold, the buyer's wish, and what became of it. */
export function lineText(t: Translator, line: PaperLine): string {
  const { name, options, weighed, substitution, picked, replaces, chilled } = line
  const weight =
    weighed &&
    [
      weighed.grams === null
        ? t('product.portion', { grams: weighed.portion_grams })
        : t('document.grams', { grams: weighed.grams }),
      t('document.perKg', { price: formatMoney(weighed.price_per_kg) }),
    ].join(' · ')
  const wish = substitution && !picked && t(`cart.substitution.${substitution}`)
  const became =
    picked === 'missing'
      ? t('document.missing')
      : replaces && t('document.replaces', { name: replaces })
  return [name, options, weight, chilled && t('document.chilled'), wish, became]
    .filter(Boolean)
    .join(', ')
}
