import type { Locale } from '@tsiran/contract/locale'
import { withOverrides, type Overrides } from '@tsiran/i18n/overrides'
import { createTranslator, type Translator } from '@tsiran/i18n/translator'

const files = import.meta.glob<object>('../../../../../packages/i18n/messages/*.json', {
  eager: true,
  import: 'default',
})

/** Translators by the overrides that they were made with: those are one object until they change. */
const made = new WeakMap<Overrides, Translator>()

/** The translator of a language with the merchant's overrides. For the server alone: it holds the texts of all languages. */
export function translatorOf(locale: Locale, overrides: Overrides): Translator {
  const found = made.get(overrides)
  if (found) return found
  const shipped = files[`../../../../../packages/i18n/messages/${locale}.json`]!
  const translator = createTranslator(locale, withOverrides(shipped, overrides))
  made.set(overrides, translator)
  return translator
}
