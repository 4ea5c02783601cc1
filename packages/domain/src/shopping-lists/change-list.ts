import type { ListDetail } from '@tsiran/contract/shopping-list-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import { deleteList, updateList } from './queries.ts'
import { readList } from './read-lists.ts'
import { refuseTakenName } from './save-list.ts'
import { readListName } from './shopping-lists.ts'
import type { SignedInViewer } from '../shared/viewer.ts'

export interface ListChange {
  name?: string | undefined
  /** Whether everybody in the company sees and uses it; Managers only. */
  shared?: boolean | undefined
}

/**
 * Renames or shares a person's own list. Refuses with `validation_failed` (the name), `forbidden` (sharing by anybody but a
 * Manager) and `not_found`, also for another person's list.
 */
export async function changeList(
  db: Db,
  id: number,
  { name, shared }: ListChange,
  reader: SignedInViewer,
): Promise<ListDetail> {
  if (shared && reader.role !== 'Manager') throw new DomainError('forbidden')
  const change = { shared, ...(name !== undefined && { name: readListName(name) }) }
  const changed = await inTransaction(db, (tx) =>
    updateList(tx, { id, customerId: reader.customerId, ...change }),
  ).catch(refuseTakenName)
  if (!changed) throw new DomainError('not_found')
  return readList(db, id, reader)
}

/** Deletes a person's own list. Refuses with `not_found`. */
export async function removeList(db: Db, id: number, customerId: number): Promise<void> {
  if (!(await deleteList(db, id, customerId))) throw new DomainError('not_found')
}
