import type { ImportKind } from '@tsiran/contract/admin/import-fields'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { staffIdOf, type Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { guessFields, listImportFields } from './import-fields.ts'

export interface ImportFile {
  kind: ImportKind
  /** As the person's computer calls it. */
  fileName: string
  format: 'csv' | 'xlsx'
  headings: readonly string[]
  by: Actor
}

/**
 * Begins an import, which nobody sees before {@link finishReading}. Its columns are mapped as those of the last file with the same
 * headings, or by their names. Returns its id.
 */
export async function beginImport(db: Db, file: ImportFile): Promise<number> {
  const { kind, fileName, format, headings, by } = file
  const remembered = await db
    .selectFrom('import_mappings')
    .select('fields')
    .where('kind', '=', kind)
    .where(sql<boolean>`headings = ${[...headings]}::text[]`)
    .executeTakeFirst()
  const fields = await listImportFields(db, kind)
  const known = new Set(fields.map(({ code }) => code))
  const { id } = await db
    .insertInto('imports')
    .values({
      kind,
      file_name: fileName,
      format,
      headings: [...headings],
      // An attribute may be gone since.
      fields:
        remembered?.fields.map((field) => (field !== null && known.has(field) ? field : null)) ??
        guessFields(headings, fields),
      staff_id: staffIdOf(by),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds rows of the file, with the numbers that a spreadsheet shows. */
export async function stageRows(
  db: Db,
  id: number,
  rows: readonly { number: number; cells: readonly string[] }[],
): Promise<void> {
  await sql`
    insert into import_rows (import_id, row, cells)
    select ${id}, number, array(select jsonb_array_elements_text(cells))
    from jsonb_to_recordset(${JSON.stringify(rows)}) as (number integer, cells jsonb)`.execute(db)
}

/** The file is read: the import waits for its columns to be confirmed. */
export async function finishReading(db: Db, id: number, by: Actor): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { kind, file_name, rows } = await tx
      .updateTable('imports')
      .set({
        state: 'mapping',
        rows: sql<number>`(select count(*)::integer from import_rows where import_id = ${id})`,
      })
      .where('id', '=', id)
      .where('state', '=', 'reading')
      .returning(['kind', 'file_name', 'rows'])
      .executeTakeFirstOrThrow()
    const subject = { type: 'import', id, label: file_name }
    await writeAudit(tx, { by, action: 'import.upload', subject, after: { kind, rows } })
  })
}

/** Takes back an import whose file turned out to be unreadable. */
export async function dropImport(db: Db, id: number): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).where('state', '=', 'reading').execute()
}
