import { locales } from '@tsiran/contract/locale'
import type { Text } from '@tsiran/db/tables/shared'
import { checkFields, type FieldProblem } from './fields.ts'
import { mapText } from '@tsiran/contract/map-text'
import { tidy } from './text.ts'

/** {@link tidy} in each language. */
export const tidyText = (text: Text): Text => mapText(text, tidy)

/** Problems of a text that every language needs, by `field.locale`. */
export const textProblems = (field: string, text: Text): Record<string, FieldProblem> =>
  Object.fromEntries(
    locales.map((locale) => [`${field}.${locale}`, text[locale] === '' ? 'required' : undefined]),
  )

/** The tidied text. Refuses with `validation_failed` on `field.locale` where a language has none. */
export function requiredText(field: string, typed: Text): Text {
  const text = tidyText(typed)
  checkFields(textProblems(field, text))
  return text
}
