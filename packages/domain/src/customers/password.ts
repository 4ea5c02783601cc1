import argon2 from 'argon2'
import { DomainError } from '../errors.ts'
import { networkOf } from '../shared/network.ts'
import { createGate } from './gate.ts'
import type { Visitor } from './visitor.ts'

/** argon2id with OWASP's parameters; memory in KiB. */
const options = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Each hash takes 19 MiB and a core: two at once, few of one network in the queue, and a queue that ends before callers give up. */
const gate = createGate({ atOnce: 2, waiting: 200, waitingEach: 20, refuse: () => new DomainError('unavailable', { retryAfter: 2 }) })

/** Nobody's password: what is checked where there is no account, so that both cases cost the same. */
const nobodys = '$argon2id$v=19$m=19456,p=1,t=2$MBJuSkSSQ+9AQAWVi7Ejww$g4pbQyJ2jQLOP5/4+Q9UTjpH92K+997sPIFy/9u8dpk'

/** The same letters may be typed in several encodings. */
const normalise = (password: string) => password.normalize('NFC')

/** Hashes a password for the database. Refuses with `unavailable` when too many wait, of the visitor's network or in all. */
export const hashPassword = (password: string, { address }: Pick<Visitor, 'address'>): Promise<string> =>
  gate(networkOf(address), () => argon2.hash(normalise(password), options))

/** Tells whether the password is the hash's; false, after the same work, where there is no hash. Refuses as {@link hashPassword}. */
export async function isPassword(
  hash: string | null | undefined,
  password: string,
  { address }: Pick<Visitor, 'address'>,
): Promise<boolean> {
  const matches = await gate(networkOf(address), () => argon2.verify(hash ?? nobodys, normalise(password)))
  return matches && hash != null
}
