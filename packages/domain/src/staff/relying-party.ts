import type { Db } from '@tsiran/db/database'

/** Where passkeys belong to. */
export interface RelyingParty {
  /** The shop's name. */
  name: string
  /** The back office's origin. */
  origin: string
}

/** The id of a party: its host. */
export const idOf = ({ origin }: Pick<RelyingParty, 'origin'>): string => new URL(origin).hostname

/** Verifies passkeys. Loaded with the first one: most processes never see any. */
export const passkeyLibrary = () => import('@simplewebauthn/server')

/** A stored challenge as the library takes it. */
export const asBytes = (challenge: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(challenge, 'base64url'))

/** The rows of a person's passkeys. */
export const selectKeys = (db: Db, staffId: number) =>
  db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute()
