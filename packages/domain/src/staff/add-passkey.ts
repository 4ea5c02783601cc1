import type { Db } from '@tsiran/db/database'
import { isUniqueViolation } from '@tsiran/db/errors'
import { inTransaction } from '@tsiran/db/transaction'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { DomainError } from '../errors.ts'
import { writeAudit } from '../shared/audit.ts'
import { tidy } from '../shared/text.ts'
import { currentChallenge, useChallenge } from './challenges.ts'
import { requireMayAddFactor } from './factor-rules.ts'
import { firstRecoveryCodes } from './recovery-codes.ts'
import { asBytes, idOf, passkeyLibrary, selectKeys, type RelyingParty } from './relying-party.ts'
import type { ActingStaff } from './session.ts'
import { holdSession, markProven } from './sessions.ts'

/** ES256, Ed25519 and RS256: what every browser and every Node knows. */
const supportedAlgorithmIDs = [-7, -8, -257]
/** Passkeys of one person at most. */
const maxPasskeys = 20
/** The library throws on an answer that it cannot read or that is wrong. */
const refused = () => {
  throw new DomainError('invalid_credentials')
}

/** Begins to add a passkey. Refuses with `confirmation_needed` and, beyond {@link maxPasskeys}, with `conflict`. */
export async function beginPasskey(
  db: Db,
  me: ActingStaff,
  party: RelyingParty,
): Promise<Record<string, unknown>> {
  requireMayAddFactor(me)
  const keys = await selectKeys(db, me.id)
  if (keys.length >= maxPasskeys) throw new DomainError('conflict')
  const { generateRegistrationOptions } = await passkeyLibrary()
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: idOf(party),
    userName: me.email,
    userDisplayName: me.name,
    userID: new TextEncoder().encode(`tsiran-staff-${me.id}`),
    challenge: asBytes(await currentChallenge(db, me.sessionId, 'register')),
    attestationType: 'none',
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: keys.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports,
    })),
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
  const { verifyRegistrationResponse } = await passkeyLibrary()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: attestation as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: idOf(party),
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(refused)
  if (!registrationInfo) return refused()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return inTransaction(db, async (tx) => {
    await holdSession(tx, me)
    await tx
      .insertInto('staff_passkeys')
      .values({
        staff_id: me.id,
        credential_id: id,
        public_key: Buffer.from(publicKey),
        counter,
        transports,
        name: tidy(name),
      })
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
