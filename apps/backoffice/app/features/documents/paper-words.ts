import type { Locale } from '@tsiran/contract/locale'
import type { Translator } from '@tsiran/i18n/translator'
import { loadedMessages } from '../../platform/i18n/load-messages.ts'

/** The words of a paper in its own language, which was loaded with it. */
export function paperWords(locale: Locale): Translator {
  const texts = loadedMessages(locale)
  if (!texts) throw new Error(`the texts of ${locale} are not loaded`)
  return texts.shop
}

/** A line's name with its chosen options. */
export const nameOf = ({ name, options }: { name: string; options: string }): string =>
  [name, options].filter(Boolean).join(', ')
