import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'
import { writeAudit } from '../shared/audit.ts'
import { listImportFields } from './import-fields.ts'
import { type ImportStep, importSubject, lockImport, forgetCheck } from './steps.ts'

/** Maps the columns; what a check has found is forgotten. Refuses with `validation_failed` on an unknown or repeated field. */
export async function mapColumns(
  db: Db,
  { id, version, fields, by }: ImportStep & { fields: readonly (string | null)[] },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await lockImport(tx, { id, version }, ['mapping', 'checked', 'failed'])
    const { kind, headings } = found
    const known = new Set((await listImportFields(tx, kind)).map(({ code }) => code))
    const chosen = fields.filter((field) => field !== null)
    if (
      fields.length !== headings.length ||
      chosen.some((field, index) => !known.has(field) || chosen.indexOf(field) < index)
    )
      throw fieldError('fields', 'invalid')
    const mapped = [...fields]
    await tx
      .updateTable('imports')
      .set({ fields: mapped, state: 'mapping', version: version + 1 })
      .where('id', '=', id)
      .execute()
    await sql`
      insert into import_mappings (kind, headings, fields) values (${kind}, ${headings}, ${mapped})
      on conflict (kind, headings) do update set fields = excluded.fields`.execute(tx)
    await forgetCheck(tx, id)
    await writeAudit(tx, {
      by,
      action: 'import.map',
      subject: importSubject(found),
      before: { fields: found.fields },
      after: { fields: mapped },
    })
  })
}
