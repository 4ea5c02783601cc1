import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { createCartToken } from '../cart/owner.ts'
import { openCart } from '../cart/lock-cart.ts'
import { findDraft } from './draft-rows.ts'
import { viewDraft } from './draft-view.ts'
import { writeDraft } from './write-draft.ts'
import type { DraftFields } from './write-draft-cart.ts'
import { type DraftWriter, openForWriting, finishChange, auditDraft } from './draft-writer.ts'

/** Begins an order by phone. Refuses as {@link writeDraft} does. */
export const createDraft = (db: Db, fields: DraftFields, writer: DraftWriter): Promise<Draft> =>
  inTransaction(db, async (tx) => {
    const cart_id = await openCart(tx, { apiToken: createCartToken() }, writer.locale)
    const row = { cart_id, staff_id: writer.by.id, customer_id: null, locale: writer.locale }
    const { id } = await tx
      .insertInto('drafts')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeDraft(tx, await findDraft(tx, id), fields, writer.services)
    const draft = await viewDraft(tx, await findDraft(tx, id), writer)
    await auditDraft(tx, 'draft.create', { after: draft }, writer)
    return draft
  })

/**
 * Changes a draft. Refuses with `not_found`, `conflict` (it is placed), `version_conflict`, and as {@link writeDraft} does; nothing
 * has changed then.
 */
export const changeDraft = (
  db: Db,
  id: number,
  { version, ...fields }: DraftFields & { version: number },
  writer: DraftWriter,
) =>
  inTransaction(db, async (tx): Promise<Draft> => {
    const { row, before } = await openForWriting(tx, id, version, writer)
    await writeDraft(tx, row, fields, writer.services)
    return finishChange(tx, before, writer)
  })

/** Discards an open draft with its cart. Refuses with `not_found`, `conflict` (it is placed) and `version_conflict`. */
export const deleteDraft = (
  db: Db,
  id: number,
  version: number,
  writer: DraftWriter,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { row, before } = await openForWriting(tx, id, version, writer)
    await tx.deleteFrom('carts').where('id', '=', row.cart_id).execute()
    await auditDraft(tx, 'draft.delete', { before }, writer)
  })
