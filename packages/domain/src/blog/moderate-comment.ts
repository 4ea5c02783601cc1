import type { AdminComment } from '@tsiran/contract/admin/comments'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import { maxLengths } from '@tsiran/contract/limits'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { versionConflict } from '../shared/versions.ts'
import { tidyComment } from './blog-text.ts'
import { findComment } from './list-comments.ts'

interface ModerateCall {
  id: number
  /** The version that the caller saw; undefined takes the present one. */
  version?: number | undefined
  by: Actor
}

/**
 * Approves or rejects a comment; a decision may be changed, and the same one again changes nothing. Refuses with `not_found` and
 * `version_conflict`.
 */
export const moderateComment = (
  db: Db,
  { status, ...call }: ModerateCall & { status: 'approved' | 'rejected' },
): Promise<AdminComment> =>
  inTransaction(db, async (tx) => {
    const before = await lockComment(tx, call, { status })
    if (before.status === status) return before
    await sql`update blog_comments set status = ${status}, moderated_at = now(), version = version + 1 where id = ${call.id}`.execute(
      tx,
    )
    return finish(tx, before, {
      by: call.by,
      action: status === 'approved' ? 'comment.approve' : 'comment.reject',
    })
  })

/**
 * Writes the shop's answer under a comment, and approves it where it waits; an empty text takes the answer back. Refuses with
 * `not_found`, `validation_failed` and `version_conflict`.
 */
export const answerComment = (
  db: Db,
  { answer: typed, ...call }: ModerateCall & { answer: string },
): Promise<AdminComment> =>
  inTransaction(db, async (tx) => {
    const answer = tidyComment(typed)
    if ([...answer].length > maxLengths.comment) throw fieldError('answer', 'tooLong')
    const before = await lockComment(tx, call, { answer })
    if (before.answer === answer) return before
    await sql`
      update blog_comments set answer = ${answer}, answered_at = case when ${answer} <> '' then now() end, version = version + 1,
        status = case when status = 'waiting' and ${answer} <> '' then 'approved' else status end,
        moderated_at = case when status = 'waiting' and ${answer} = '' then null else coalesce(moderated_at, now()) end
      where id = ${call.id}`.execute(tx)
    return finish(tx, before, { by: call.by, action: 'comment.answer' })
  })

async function lockComment(
  tx: Tx,
  { id, version }: ModerateCall,
  sent: Record<string, unknown>,
): Promise<AdminComment> {
  await sql`select 1 from blog_comments where id = ${id} for update`.execute(tx)
  const comment = await findComment(tx, id)
  if (!comment) throw new DomainError('not_found')
  if (version !== undefined && version !== comment.version)
    throw await versionConflict(tx, { subject: subjectOf(comment), current: comment, sent })
  return comment
}

const subjectOf = ({ id, name }: AdminComment) => ({ type: 'comment', id, label: `${id}, ${name}` })

/** Records a change. */
async function finish(
  tx: Tx,
  before: AdminComment,
  { by, action }: { by: Actor; action: `comment.${string}` },
): Promise<AdminComment> {
  const after = (await findComment(tx, before.id))!
  const shown = ({ status, answer }: AdminComment) => ({ status, answer })
  await writeAudit(tx, {
    by,
    action,
    subject: subjectOf(before),
    before: shown(before),
    after: shown(after),
  })
  return after
}
