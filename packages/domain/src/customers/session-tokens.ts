import type { Db } from '@tsiran/db/database'
import { errors, jwtVerify, SignJWT } from 'jose'
import { sharedSecret } from '../shared/shared-secret.ts'

const issuer = 'tsiran'
const audience = 'tsiran-shop'
const algorithm = 'HS256'
/** Tolerated clock skew in seconds. */
export const leeway = 30
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Signs and reads session tokens. */
export interface SessionTokens {
  sign(sessionId: string, expiresAt: Date): Promise<string>
  /** The session id of a token; undefined for anything but a valid token of this shop. */
  read(token: string): Promise<string | undefined>
}

/** Session tokens signed with `secret`; undefined for the one in the database. */
export function createSessionTokens(db: Db, secret?: string): SessionTokens {
  let key: Promise<Uint8Array> | undefined
  const loadKey = () => {
    key ??= (secret === undefined ? sharedSecret(db, 'session') : Promise.resolve(secret)).then(
      (text) => new TextEncoder().encode(text),
    )
    key.catch(() => (key = undefined))
    return key
  }
  return {
    async sign(sessionId, expiresAt) {
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(await loadKey())
    },
    async read(token) {
      const secretKey = await loadKey()
      try {
        const { payload } = await jwtVerify(token, secretKey, {
          algorithms: [algorithm],
          issuer,
          audience,
          clockTolerance: leeway,
          requiredClaims: ['exp', 'sid'],
        })
        const sid = payload['sid']
        return typeof sid === 'string' && uuid.test(sid) ? sid : undefined
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}
