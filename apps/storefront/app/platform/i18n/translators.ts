import { perLocale } from '@tsiran/contract/map-text'
import { createTranslator } from '@tsiran/i18n/translator'

const files = import.meta.glob<object>('../../../../../packages/i18n/messages/*.json', {
  eager: true,
  import: 'default',
})

/** The translator of each language. For the server alone: it holds the texts of all languages. */
export const translators = perLocale((locale) =>
  createTranslator(locale, files[`../../../../../packages/i18n/messages/${locale}.json`]!),
)
