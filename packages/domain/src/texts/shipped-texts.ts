import { locales, type Locale } from '@tsiran/contract/locale'
import { perLocale } from '@tsiran/contract/map-text'
import { flatten } from '@tsiran/i18n/overrides'
import { shippedMessages } from '@tsiran/i18n/translate'

const texts = perLocale((locale) => flatten(shippedMessages[locale]))
const plurals = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The keys of all shipped texts, plural forms of every language included, in the order of the messages. */
export const shippedKeys: readonly string[] = [
  ...new Set(locales.flatMap((locale) => [...texts[locale].keys()])),
]

/** The shipped text of a key; undefined where the language has none. */
export const shippedText = (locale: Locale, key: string): string | undefined =>
  texts[locale].get(key)

/** Whether a key is a form of a plural: it ends with a plural category, beside `other`. */
export function isPluralForm(key: string): boolean {
  const at = key.lastIndexOf('.')
  return (
    plurals.includes(key.slice(at + 1)) &&
    locales.some((locale) => texts[locale].has(`${key.slice(0, at)}.other`))
  )
}
