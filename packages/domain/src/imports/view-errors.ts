import type { ImportError } from '@tsiran/contract/admin/import-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { translate } from '@tsiran/i18n/translate'
import type { StagedRow } from './read-import.ts'

/** Characters of a value that an error shows. */
const valueLength = 200

/** What is wrong with a row, in words. */
export const viewErrors = (
  { row, cells, errors }: StagedRow,
  headings: readonly string[],
  locale: Locale,
): ImportError[] =>
  errors.map(({ column, key, values }) => ({
    row,
    column,
    value: (cells[headings.indexOf(column)] ?? '').slice(0, valueLength),
    message: translate(locale, key.startsWith('field.') ? key : `importError.${key}`, values),
  }))
