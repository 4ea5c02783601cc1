import { labelKey } from '@tsiran/contract/admin/option-labels'
import { locales } from '@tsiran/contract/locale'
import type { Text } from '@tsiran/db/tables/shared'
import type { FieldProblem } from '../shared/fields.ts'

/** Problems of an option's label by `label.locale`: another option reads the same in that language, in capitals or not. */
export const labelProblems = (
  label: Text,
  taken: ReadonlySet<string>,
): Record<string, FieldProblem> =>
  Object.fromEntries(
    locales
      .filter((locale) => taken.has(labelKey(locale, label)))
      .map((locale) => [`label.${locale}`, 'optionTaken']),
  )
