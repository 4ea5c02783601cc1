import type { Passkey } from '@tsiran/contract/admin/staff-shapes'
import type { Db } from '@tsiran/db/database'
import { isUniqueViolation } from '@tsiran/db/errors'
import { inTransaction } from '@tsiran/db/transaction'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { DomainError } from '../errors.ts'
import { writeAudit } from '../shared/audit.ts'
import { tidy } from '../shared/text.ts'
import { currentChallenge, useChallenge } from './challenges.ts'
import { requireMayAddFactor, settleFactors } from './factor-rules.ts'
import { firstRecoveryCodes } from './recovery-codes.ts'
import type { ActingStaff, StaffSession } from './session.ts'
import { markProven } from './sessions.ts'

/** Where passkeys belong to. */
export interface RelyingParty {
  /** The shop's name. */
  name: string
  /** The back office's origin. */
  origin: string
}

/** Passkeys of one person at most. */
const maxPasskeys = 20
const idOf = ({ origin }: Pick<RelyingParty, 'origin'>) => new URL(origin).hostname
// Loaded with the first passkey: most processes never see one.
const library = () => import('@simplewebauthn/server')
/** What the library throws on an answer that it cannot read, or that is not right, is a wrong credential. */
const refused = () => {
  throw new DomainError('invalid_credentials')
}

const selectKeys = (db: Db, staffId: number) =>
  db.selectFrom('staff_passkeys').selectAll().where('staff_id', '=', staffId).orderBy('id').execute()
const asBytes = (text: string) => new TextEncoder().encode(text)
const withoutPadding = (challenge: string) => Buffer.from(challenge, 'base64url')

/** Begins to add a passkey. Refuses with `confirmation_needed` and, beyond {@link maxPasskeys}, with `conflict`. */
export async function beginPasskey(db: Db, me: ActingStaff, party: RelyingParty): Promise<Record<string, unknown>> {
  requireMayAddFactor(me)
  const keys = await selectKeys(db, me.id)
  if (keys.length >= maxPasskeys) throw new DomainError('conflict')
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: idOf(party),
    userName: me.email,
    userDisplayName: me.name,
    userID: asBytes(`tsiran-staff-${me.id}`),
    challenge: withoutPadding(await currentChallenge(db, me.sessionId, 'register')),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: keys.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
  })
  return { ...options }
}

/**
 * Adds a passkey by what the browser answered, and proves this session. Returns new recovery codes where there were none. Refuses with
 * `invalid_credentials` and `conflict` (somebody has it already).
 */
export async function addPasskey(
  db: Db,
  me: ActingStaff,
  { name, attestation }: { name: string; attestation: Record<string, unknown> },
  party: RelyingParty,
): Promise<string[]> {
  requireMayAddFactor(me)
  const expectedChallenge = await useChallenge(db, me.sessionId, 'register')
  if (expectedChallenge === undefined) throw new DomainError('invalid_credentials')
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: attestation as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: idOf(party),
    requireUserVerification: false,
  }).catch(refused)
  if (!registrationInfo) return refused()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto('staff_passkeys')
      .values({ staff_id: me.id, credential_id: id, public_key: Buffer.from(publicKey), counter, transports, name: tidy(name) })
      .execute()
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? new DomainError('conflict') : error
      })
    await markProven(tx, me.sessionId, { secondFactor: true })
    await writeAudit(tx, {
      by: me.by,
      action: 'passkey.add',
      subject: { type: 'staff', id: me.id, label: me.name },
      after: { name: tidy(name) },
    })
    return firstRecoveryCodes(tx, me.id)
  })
}

/** What the browser is asked to sign; undefined for somebody without a passkey. */
export async function passkeyOptions(
  db: Db,
  me: Pick<StaffSession, 'id' | 'sessionId'>,
  party: RelyingParty,
): Promise<Record<string, unknown> | undefined> {
  const keys = await selectKeys(db, me.id)
  if (keys.length === 0) return undefined
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: idOf(party),
    allowCredentials: keys.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    challenge: withoutPadding(await currentChallenge(db, me.sessionId, 'prove')),
    userVerification: 'preferred',
  })
  return { ...options }
}

/** Tells whether a browser's answer is signed by one of the person's passkeys. */
export async function usePasskey(
  db: Db,
  me: Pick<StaffSession, 'id' | 'sessionId'>,
  assertion: Record<string, unknown>,
  party: RelyingParty,
): Promise<boolean> {
  const expectedChallenge = await useChallenge(db, me.sessionId, 'prove')
  const key = (await selectKeys(db, me.id)).find(({ credential_id }) => credential_id === assertion['id'])
  if (!key || expectedChallenge === undefined) return false
  const { verifyAuthenticationResponse } = await library()
  const result = await verifyAuthenticationResponse({
    response: assertion as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: idOf(party),
    credential: { id: key.credential_id, publicKey: new Uint8Array(key.public_key), counter: key.counter, transports: key.transports },
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!result?.verified) return false
  const used = { counter: result.authenticationInfo.newCounter, used_at: new Date() }
  await db.updateTable('staff_passkeys').set(used).where('id', '=', key.id).execute()
  return true
}

/** The person's passkeys. */
export async function listPasskeys(db: Db, staffId: number): Promise<Passkey[]> {
  const keys = await selectKeys(db, staffId)
  return keys.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    created_at: created_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }))
}

/** Removes a passkey. Refuses with `not_found`, and with `conflict` where the person's roles need it. */
export async function removePasskey(db: Db, id: number, me: ActingStaff): Promise<void> {
  await inTransaction(db, async (tx) => {
    const removed = await tx
      .deleteFrom('staff_passkeys')
      .where('id', '=', id)
      .where('staff_id', '=', me.id)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw new DomainError('not_found')
    await settleFactors(tx, me)
    await writeAudit(tx, { by: me.by, action: 'passkey.remove', subject: { type: 'staff', id: me.id, label: me.name }, before: removed })
  })
}
