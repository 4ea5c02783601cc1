import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'

/**
 * Locks the shop's owners who may sign in, and refuses with `last_owner` where nobody but this person is one: the shop always has an
 * owner. Of two owners who remove each other at once, the second finds themself the last.
 */
export async function requireAnotherOwner(tx: Tx, staffId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from staff where 'owner' = any(roles) and active and removed_at is null order by id for update`.execute(
    tx,
  )
  if (!rows.some(({ id }) => id !== staffId)) throw new DomainError('last_owner')
}

/** Refuses with `forbidden` where somebody gives roles that they do not have; an owner gives all. */
export function requireGivable(own: readonly StaffRole[], given: readonly StaffRole[]): void {
  if (!own.includes('owner') && given.some((role) => !own.includes(role)))
    throw new DomainError('forbidden')
}
