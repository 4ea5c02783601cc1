import type { ImportError } from '@tsiran/contract/admin/import-shapes'
import { importFields } from '@tsiran/contract/admin/import-fields'
import type { Locale } from '@tsiran/contract/locale'
import type { ImportRowError } from '@tsiran/db/tables/imports'
import { translate } from '@tsiran/i18n/translate'

/** A row of the file with what is wrong with it. */
export interface StagedRow {
  row: number
  cells: string[]
  errors: ImportRowError[]
}

/** Characters of a value that an error shows. */
const valueLength = 200

/** What is wrong with a row, in words. */
export const viewErrors = (
  { row, cells, errors }: StagedRow,
  headings: readonly string[],
  locale: Locale,
): ImportError[] =>
  errors.map((error) => ({
    row,
    column: error.column,
    value: (cells[headings.indexOf(error.column)] ?? '').slice(0, valueLength),
    message: messageOf(error, locale),
  }))

/** The reason, behind the field's name where the file has no column of it. */
function messageOf({ key, values }: ImportRowError, locale: Locale): string {
  const message = translate(locale, key.startsWith('field.') ? key : `importError.${key}`, values)
  const field = values?.['field']
  const isNamed = (importFields.products as readonly unknown[]).includes(field)
  return isNamed ? `${translate(locale, `importField.${field}`)}: ${message}` : message
}
