import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { translate } from '@tsiran/i18n/translate'
import { DomainError } from '../errors.ts'
import { unescapeCell } from './escaped-cell.ts'
import type { Sheet } from './read-export.ts'
import { findImport, selectRefused } from './read-import.ts'
import { viewErrors } from './view-errors.ts'

/** Rows read by one statement. */
const batchSize = 500

/**
 * The refused rows of an import as they were uploaded, with a last column that says why: to be corrected and imported again. Refuses
 * with `not_found` and `too_many_rows`.
 */
export async function readErrors(
  db: Db,
  id: number,
  { locale, maxRows }: { locale: Locale; maxRows?: number },
): Promise<Sheet> {
  const { headings, refused } = await findImport(db, id)
  if (maxRows !== undefined && refused > maxRows)
    throw new DomainError('too_many_rows', { values: { limit: maxRows } })
  return {
    headings: [...headings, translate(locale, 'importFile.reason')],
    rows: readRows(db, id, headings, locale),
  }
}

async function* readRows(
  db: Db,
  id: number,
  headings: readonly string[],
  locale: Locale,
): AsyncIterable<string[][]> {
  for (let after = 0; ;) {
    const rows = await selectRefused(db, id, batchSize, after)
    if (rows.length > 0)
      yield rows.map((row) => [
        ...headings.map((_, index) => unescapeCell(row.cells[index] ?? '')),
        viewErrors(row, headings, locale)
          .map(({ column, message }) => (column ? `${column}: ${message}` : message))
          .join('\n'),
      ])
    if (rows.length < batchSize) return
    after = rows.at(-1)!.row
  }
}
