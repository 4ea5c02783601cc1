import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { emailTaken } from '../customers/person.ts'
import { DomainError } from '../errors.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { writeAudit } from '../shared/audit.ts'
import { checkFields, emailProblem, requiredProblem } from '../shared/fields.ts'
import { takeAttempt } from '../shared/rate-limit.ts'
import { createKey, digestOf } from '../shared/secret-keys.ts'
import { tidy } from '../shared/text.ts'
import { inviteLimit } from './limits.ts'
import { requireGivable } from './owners.ts'
import type { ActingStaff } from './session.ts'

/** Hours that an invite lives. */
const lifetimeHours = 72

export interface NewInvite {
  email: string
  name: string
  roles: readonly StaffRole[]
  /** The back office's origin. */
  origin: string
}

/**
 * Invites somebody, in place of an earlier invite of the same e-mail; the mail with the link is queued. Returns the link, which is
 * shown once. Refuses with `email_taken`, `forbidden` (roles above one's own), `validation_failed` and `too_many_attempts`.
 */
export async function inviteStaff(
  db: Db,
  invite: NewInvite,
  me: ActingStaff,
): Promise<{ id: number; link: string }> {
  const { roles, origin } = invite
  const [email, name] = [tidy(invite.email), tidy(invite.name)]
  requireGivable(me.roles, roles)
  checkFields({ email: emailProblem(email), name: requiredProblem(name) })
  const token = createKey()
  return inTransaction(db, async (tx) => {
    await takeAttempt(tx, inviteLimit(me.id))
    const known = await sql`select from staff where lower(email) = lower(${email})`.execute(tx)
    if (known.rows.length > 0) throw emailTaken()
    const { rows } = await sql<{ id: number }>`
      insert into staff_invites (digest, email, name, roles, locale, invited_by, expires_at)
      values (${digestOf(token)}, ${email}, ${name}, ${[...roles]}::text[], ${me.locale}, ${me.id}, now() + make_interval(hours => ${lifetimeHours}))
      on conflict (lower(email)) do update set digest = excluded.digest, name = excluded.name, roles = excluded.roles,
        locale = excluded.locale, invited_by = excluded.invited_by, created_at = now(), expires_at = excluded.expires_at
      returning id`.execute(tx)
    const { id } = rows[0]!
    const path = `/admin/invite#k=${token}`
    await queueMail(
      tx,
      { locale: me.locale, origin },
      {
        template: 'staffInvite',
        event: digestOf(token),
        recipient: email,
        name,
        values: { by: me.name },
        page: () => path,
      },
    )
    await writeAudit(tx, {
      by: me.by,
      action: 'staff.invite',
      subject: { type: 'invite', id, label: name },
      after: { email, name, roles },
    })
    return { id, link: origin + path }
  })
}

/** Withdraws an invite. Refuses with `not_found`. */
export async function withdrawInvite(db: Db, id: number, me: ActingStaff): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{
      name: string
    }>`delete from staff_invites where id = ${id} returning name`.execute(tx)
    if (!rows[0]) throw new DomainError('not_found')
    await writeAudit(tx, {
      by: me.by,
      action: 'staff.withdraw_invite',
      subject: { type: 'invite', id, label: rows[0].name },
    })
  })
}
