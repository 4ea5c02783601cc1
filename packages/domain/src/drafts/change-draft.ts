import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import type { PasteProblem } from '@tsiran/contract/admin/draft-line-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { createCartToken } from '../cart/owner.ts'
import { openCart } from '../cart/lock-cart.ts'
import { DomainError } from '../errors.ts'
import { writeAudit } from '../shared/audit.ts'
import type { StaffActor } from '../shared/actor.ts'
import { takeVersion, versionConflict } from '../shared/versions.ts'
import { auditedDraft, changedLines } from './draft-audit.ts'
import { findDraft, lockDraft, type DraftRow } from './draft-rows.ts'
import { viewDraft, type DraftReader } from './draft-view.ts'
import { readPaste } from './read-paste.ts'
import { writeDraft } from './write-draft.ts'
import type { DraftFields } from './write-draft-cart.ts'

/** Who writes a draft, and how the answer is read. */
export interface DraftWriter extends DraftReader {
  by: StaffActor
}

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

export interface Pasted {
  data: Draft
  /** Lines of the text that are in the draft now. */
  added: number
  problems: PasteProblem[]
}

/**
 * Adds lines of code and quantity to a draft, as a quick order reads them; a line without a quantity is one pack. Refuses as
 * {@link changeDraft} does, with `cart_full`, and with `validation_failed` for more than 500 lines.
 */
export const pasteLines = (
  db: Db,
  id: number,
  { text, version }: { text: string; version: number },
  writer: DraftWriter,
) =>
  inTransaction(db, async (tx): Promise<Pasted> => {
    const { row, before } = await openForWriting(tx, id, version, writer)
    const { lines, problems } = await readPaste(tx, row, text, writer.locale)
    const own = before.lines.flatMap(({ variant_id, quantity }) =>
      variant_id === null ? [] : [{ variant_id, quantity }],
    )
    await writeDraft(tx, row, { lines: [...own, ...lines] }, writer.services)
    return { data: await finishChange(tx, before, writer), added: lines.length, problems }
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

/** Locks an open draft of this version and gives it the next one. */
async function openForWriting(
  tx: Tx,
  id: number,
  version: number,
  writer: DraftWriter,
): Promise<{ row: DraftRow; before: Draft }> {
  const row = await lockDraft(tx, id)
  if (row.state === 'placed') throw new DomainError('conflict')
  const before = await viewDraft(tx, row, writer)
  await requireVersion(tx, before, version)
  return { row, before }
}

/** Gives a locked draft its next version. Refuses with `version_conflict` where `version` is not the present one. */
export async function requireVersion(tx: Tx, current: Draft, version: number): Promise<void> {
  if ((await takeVersion(tx, 'drafts', current.id, version)) !== undefined) return
  throw await versionConflict(tx, { subject: { type: 'draft', id: current.id }, current, sent: {} })
}

async function finishChange(tx: Tx, before: Draft, writer: DraftWriter): Promise<Draft> {
  const after = await viewDraft(tx, await findDraft(tx, before.id), writer)
  await auditDraft(tx, 'draft.update', { before, after }, writer)
  return after
}

async function auditDraft(
  tx: Tx,
  action: 'draft.create' | 'draft.update' | 'draft.delete',
  { before, after }: { before?: Draft; after?: Draft },
  { by }: DraftWriter,
): Promise<void> {
  const id = (before ?? after)!.id
  const lines = after ? changedLines(before, after) : { before: {}, after: {} }
  await writeAudit(tx, {
    by,
    action,
    subject: { type: 'draft', id, label: String(id) },
    ...(before && { before: { ...auditedDraft(before), ...lines.before } }),
    ...(after && { after: { ...auditedDraft(after), ...lines.after } }),
  })
}
