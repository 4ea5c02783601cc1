import type { Db } from '@tsiran/db/database'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { currentChallenge, useChallenge } from './challenges.ts'
import { asBytes, idOf, passkeyLibrary, selectKeys, type RelyingParty } from './relying-party.ts'
import type { StaffSession } from './session.ts'

/** What the browser is asked to sign; undefined for somebody without a passkey. */
export async function passkeyOptions(
  db: Db,
  me: Pick<StaffSession, 'id' | 'sessionId'>,
  party: RelyingParty,
): Promise<Record<string, unknown> | undefined> {
  const keys = await selectKeys(db, me.id)
  if (keys.length === 0) return undefined
  const { generateAuthenticationOptions } = await passkeyLibrary()
  const options = await generateAuthenticationOptions({
    rpID: idOf(party),
    allowCredentials: keys.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports,
    })),
    challenge: asBytes(await currentChallenge(db, me.sessionId, 'prove')),
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
  const key = (await selectKeys(db, me.id)).find(
    ({ credential_id }) => credential_id === assertion['id'],
  )
  if (!key || expectedChallenge === undefined) return false
  const { verifyAuthenticationResponse } = await passkeyLibrary()
  const result = await verifyAuthenticationResponse({
    response: assertion as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: idOf(party),
    credential: {
      id: key.credential_id,
      publicKey: new Uint8Array(key.public_key),
      counter: key.counter,
      transports: key.transports,
    },
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!result?.verified) return false
  const used = { counter: result.authenticationInfo.newCounter, used_at: new Date() }
  await db.updateTable('staff_passkeys').set(used).where('id', '=', key.id).execute()
  return true
}
