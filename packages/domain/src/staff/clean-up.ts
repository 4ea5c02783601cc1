import { deleteInBatches, type CleanUps } from '@tsiran/db/delete-in-batches'
import { sql } from 'kysely'

/** Sessions and invites of the staff that ended a day ago or earlier. */
export const staffCleanUps: CleanUps = {
  staffSessions: (db) =>
    deleteInBatches(db, 'staff_sessions', sql`expires_at < now() - interval '1 day'`),
  staffInvites: (db) =>
    deleteInBatches(db, 'staff_invites', sql`expires_at < now() - interval '1 day'`),
}
