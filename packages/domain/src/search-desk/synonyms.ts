import type { Synonym } from '@tsiran/contract/admin/synonyms'
import type { Db, Tx } from '@tsiran/db/database'
import { isUniqueViolation } from '@tsiran/db/errors'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { refreshSynonyms } from '../catalog/search/save-synonyms.ts'
import { DomainError, fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { versionConflict } from '../shared/versions.ts'
import { synonymColumns } from './list-synonyms.ts'
import { type SynonymChange, checkedSynonym } from './check-synonym.ts'

async function readSynonym(tx: Tx, id: number): Promise<Synonym> {
  const { rows } =
    await sql<Synonym>`select ${synonymColumns} from search_synonyms where id = ${id}`.execute(tx)
  if (!rows[0]) throw new DomainError('not_found')
  return rows[0]
}

const subjectOf = ({ id, typed }: Synonym) => ({ type: 'synonym', id, label: typed })

/** Adds a synonym; searches that begin afterwards use it. Refuses with `validation_failed`. */
export const createSynonym = (
  db: Db,
  input: SynonymChange,
  { by }: { by: Actor },
): Promise<Synonym> =>
  write(db, async (tx) => {
    const { id } = await tx
      .insertInto('search_synonyms')
      .values(checkedSynonym(input))
      .returning('id')
      .executeTakeFirstOrThrow()
    await refreshSynonyms(tx, [id])
    const after = await readSynonym(tx, id)
    await writeAudit(tx, {
      by,
      action: 'synonym.create',
      subject: subjectOf(after),
      after: { ...input },
    })
    return after
  })

interface SynonymCall {
  id: number
  version: number
  by: Actor
}

/** Changes a synonym. Refuses with `not_found`, `validation_failed` and `version_conflict`. */
export const changeSynonym = (
  db: Db,
  { id, version, change, by }: SynonymCall & { change: SynonymChange },
): Promise<Synonym> =>
  write(db, async (tx) => {
    const row = checkedSynonym(change)
    const before = await lock(tx, { id, version, sent: { ...change } })
    await tx
      .updateTable('search_synonyms')
      .set((set) => ({ ...row, version: set('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await refreshSynonyms(tx, [id])
    const after = await readSynonym(tx, id)
    const subject = subjectOf(after)
    await writeAudit(tx, { by, action: 'synonym.change', subject, before, after })
    return after
  })

/** Deletes a synonym. Refuses with `not_found` and `version_conflict`. */
export const deleteSynonym = (db: Db, { id, version, by }: SynonymCall): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = await lock(tx, { id, version, sent: {} })
    await tx.deleteFrom('search_synonyms').where('id', '=', id).execute()
    await writeAudit(tx, { by, action: 'synonym.delete', subject: subjectOf(before), before })
  })

async function lock(
  tx: Tx,
  { id, version, sent }: { id: number; version: number; sent: Record<string, unknown> },
): Promise<Synonym> {
  await sql`select 1 from search_synonyms where id = ${id} for update`.execute(tx)
  const current = await readSynonym(tx, id)
  if (current.version !== version)
    throw await versionConflict(tx, { subject: subjectOf(current), current, sent })
  return current
}

async function write<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (isUniqueViolation(error)) throw fieldError('typed', 'taken')
    throw error
  }
}
