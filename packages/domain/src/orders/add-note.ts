import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import type { StaffActor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { insertNote } from './insert-note.ts'

interface NoteCall {
  id: number
  text: string
  by: StaffActor
}

/** Adds a note to an order that the staff alone sees. Refuses with `not_found`. */
export const addNote = (db: Db, { id, text, by }: NoteCall): Promise<void> =>
  inTransaction(db, async (tx) => {
    const note = text.trim()
    if (!(await insertNote(tx, { orderId: id, staffId: by.id, text: note })))
      throw new DomainError('not_found')
    await writeAudit(tx, {
      by,
      action: 'order.note',
      subject: { type: 'order', id, label: String(id) },
      after: { note },
    })
  })
