import { type Locale, locales } from '@tsiran/contract/locale'
import type { Text } from '@tsiran/db/tables/shared'
import type { FieldProblem } from '../shared/fields.ts'

const keyOf = (locale: Locale, label: Text): string => `${locale} ${label[locale].toLowerCase()}`

/** The labels of an attribute's options, for {@link labelProblems}. */
export const labelKeys = (labels: readonly Text[]): Set<string> =>
  new Set(labels.flatMap((label) => locales.map((locale) => keyOf(locale, label))))

/** Problems of an option's label by `label.locale`: another option reads the same in that language, in capitals or not. */
export const labelProblems = (
  label: Text,
  taken: ReadonlySet<string>,
): Record<string, FieldProblem> =>
  Object.fromEntries(
    locales
      .filter((locale) => taken.has(keyOf(locale, label)))
      .map((locale) => [`label.${locale}`, 'optionTaken']),
  )
