import argon2 from 'argon2'
import { DomainError } from '../errors.ts'
import { networkOf } from '../shared/network.ts'
import { createGate } from './gate.ts'
import type { ClientInfo } from '../shared/viewer.ts'

/** argon2id with OWASP's parameters; memory in KiB. */
const options = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** A hash takes 19 MiB and a core. Two run at once; the queue is short enough to end before callers give up. */
const gate = createGate({
  atOnce: 2,
  waiting: 200,
  waitingEach: 20,
  refuse: () => new DomainError('unavailable', { retryAfter: 2 }),
})

/** Checked where there is no account, so that both cases cost the same. */
const dummyHash =
  '$argon2id$v=19$m=19456,p=1,t=2$MBJuSkSSQ+9AQAWVi7Ejww$g4pbQyJ2jQLOP5/4+Q9UTjpH92K+997sPIFy/9u8dpk'

/** Unicode encodes the same letters in several ways. */
const normalise = (password: string) => password.normalize('NFC')

/** Hashes a password for the database. Refuses with `unavailable` when too many calls wait, of the client's network or in all. */
export const hashPassword = (
  password: string,
  { address }: Pick<ClientInfo, 'address'>,
): Promise<string> => gate(networkOf(address), () => argon2.hash(normalise(password), options))

/** Whether a password matches a hash; false, after the same work, without a hash. Refuses as {@link hashPassword}. */
export async function isPassword(
  hash: string | null | undefined,
  password: string,
  { address }: Pick<ClientInfo, 'address'>,
): Promise<boolean> {
  const matches = await gate(networkOf(address), () =>
    argon2.verify(hash ?? dummyHash, normalise(password)),
  )
  return matches && hash != null
}
