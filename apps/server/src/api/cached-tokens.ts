import type { SessionTokens } from '@tsiran/domain/customers/session-tokens'
import { LRUCache } from 'lru-cache'

/** The last people who called, each with a few hundred bytes. */
const maxTokens = 10_000
/** Milliseconds. */
const ttl = 60_000

/**
 * Session tokens whose signature is verified once a minute, not for each call. A token that is not ours takes no place. Whether
 * the session stands is not cached: its row decides, at each call (R10).
 */
export function cachedTokens({ sign, read }: SessionTokens): SessionTokens {
  const ids = new LRUCache<string, string>({ max: maxTokens, ttl })
  return {
    sign,
    async read(token) {
      const cached = ids.get(token)
      if (cached !== undefined) return cached
      const id = await read(token)
      if (id !== undefined) ids.set(token, id)
      return id
    },
  }
}
