import { createHash, randomBytes } from 'node:crypto'

/** A new secret for a link: 256 random bits. */
export const createKey = (): string => randomBytes(32).toString('base64url')

/** Digest of a secret for the database: SHA-256, base64url. */
export const digestOf = (key: string): string =>
  createHash('sha256').update(key).digest('base64url')
