import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { createKey } from '../shared/secret-keys.ts'

type Purpose = 'register' | 'prove'

/** The session's living challenge of a purpose, which is made where there is none: a page that is opened twice asks for the same. */
export async function currentChallenge(
  db: Db,
  sessionId: string,
  purpose: Purpose,
): Promise<string> {
  const { rows } = await sql<{ challenge: string }>`
    insert into staff_challenges as c (session_id, purpose, challenge, expires_at)
    values (${sessionId}, ${purpose}, ${createKey()}, now() + interval '5 minutes')
    on conflict (session_id, purpose) do update set
      challenge = case when c.expires_at > now() + interval '2 minutes' then c.challenge else excluded.challenge end,
      expires_at = case when c.expires_at > now() + interval '2 minutes' then c.expires_at else excluded.expires_at end
    returning challenge`.execute(db)
  return rows[0]!.challenge
}

/** Uses the session's challenge up: it is answered once, rightly or wrongly. Undefined where there is none. */
export async function useChallenge(
  db: Db | Tx,
  sessionId: string,
  purpose: Purpose,
): Promise<string | undefined> {
  const { rows } = await sql<{ challenge: string; living: boolean }>`
    delete from staff_challenges where session_id = ${sessionId} and purpose = ${purpose} returning challenge, expires_at > now() as living`.execute(
    db,
  )
  return rows[0]?.living ? rows[0].challenge : undefined
}
