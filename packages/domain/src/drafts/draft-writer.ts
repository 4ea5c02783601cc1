import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import type { Tx } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { writeAudit } from '../shared/audit.ts'
import type { StaffActor } from '../shared/actor.ts'
import { takeVersion, versionConflict } from '../shared/versions.ts'
import { auditedDraft, changedLines } from './draft-audit.ts'
import { findDraft, lockDraft, type DraftRow } from './draft-rows.ts'
import { viewDraft, type DraftReader } from './draft-view.ts'

/** Who writes a draft, and how the answer is read. */
export interface DraftWriter extends DraftReader {
  by: StaffActor
}

/** Locks an open draft of this version and gives it the next one. */
export async function openForWriting(
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

/** Reads a changed draft again and logs the change. */
export async function finishChange(tx: Tx, before: Draft, writer: DraftWriter): Promise<Draft> {
  const after = await viewDraft(tx, await findDraft(tx, before.id), writer)
  await auditDraft(tx, 'draft.update', { before, after }, writer)
  return after
}

/** Logs what became of a draft. */
export async function auditDraft(
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
