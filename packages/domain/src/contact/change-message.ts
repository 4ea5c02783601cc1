import type { AdminContactMessage, MessageState } from '@tsiran/contract/admin/messages'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { versionConflict } from '../shared/versions.ts'
import { readMessage } from './list-messages.ts'

interface MessageCall {
  id: number
  version: number
  by: Actor
}

/**
 * Marks a message as new, read or closed, or notes something about it; undefined fields stay. Refuses with `not_found` and
 * `version_conflict`.
 */
export const changeMessage = (
  db: Db,
  {
    state,
    note,
    ...call
  }: MessageCall & {
    state?: Exclude<MessageState, 'answered'> | undefined
    note?: string | undefined
  },
): Promise<AdminContactMessage> =>
  inTransaction(db, async (tx) => {
    const before = await lockMessage(tx, call, { state, note })
    // An answered message that is opened again is still an answered one.
    const next = {
      state: state !== 'closed' && before.answer !== '' ? 'answered' : state,
      note: note?.trim(),
    }
    const after = { state: next.state ?? before.state, note: next.note ?? before.note }
    if (after.state === before.state && after.note === before.note) return before
    await sql`update contact_messages set state = ${after.state}, note = ${after.note}, version = version + 1 where id = ${call.id}`.execute(
      tx,
    )
    await auditMessage(tx, before, { by: call.by, action: 'message.change', after })
    return readMessage(tx, call.id)
  })

/** Locks a message until the transaction ends. Refuses with `not_found` and `version_conflict`. */
export async function lockMessage(
  tx: Tx,
  { id, version }: MessageCall,
  sent: Record<string, unknown>,
): Promise<AdminContactMessage> {
  await sql`select 1 from contact_messages where id = ${id} for update`.execute(tx)
  const message = await readMessage(tx, id)
  if (message.version !== version)
    throw await versionConflict(tx, { subject: subjectOf(message), current: message, sent })
  return message
}

interface MessageChange {
  by: Actor
  action: `message.${string}`
  after: Record<string, unknown>
}

/** Writes what became of a message into the audit log. */
export function auditMessage(
  tx: Tx,
  { state, note, ...message }: AdminContactMessage,
  { by, action, after }: MessageChange,
): Promise<void> {
  return writeAudit(tx, {
    by,
    action,
    subject: subjectOf(message),
    before: { state, note },
    after: { state, note, ...after },
  })
}

const subjectOf = ({ id, name }: Pick<AdminContactMessage, 'id' | 'name'>) => ({
  type: 'message',
  id,
  label: `${id}, ${name}`,
})
