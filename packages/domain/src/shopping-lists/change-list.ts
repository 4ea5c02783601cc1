import type { ListDetail } from '@tsiran/contract/shopping-lists'
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
  /** Everybody of the company sees and uses it; for Managers alone. */
  shared?: boolean | undefined
}

/**
 * Renames a person's own list, or shares it. Refuses with `validation_failed` (the name), `forbidden` (sharing, by anybody but a
 * Manager) and `not_found`, also where the list is somebody else's.
 */
export async function changeList(db: Db, id: number, { name, shared }: ListChange, reader: SignedInViewer): Promise<ListDetail> {
  if (shared && reader.role !== 'Manager') throw new DomainError('forbidden')
  const change = { shared, ...(name !== undefined && { name: readListName(name) }) }
  const changed = await inTransaction(db, (tx) => updateList(tx, id, reader.customerId, change)).catch(refuseTakenName)
  if (!changed) throw new DomainError('not_found')
  return readList(db, id, reader)
}

/** Deletes a person's own list. Refuses with `not_found`. */
export async function removeList(db: Db, id: number, customerId: number): Promise<void> {
  if (!(await deleteList(db, id, customerId))) throw new DomainError('not_found')
}
