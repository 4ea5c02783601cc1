import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Page } from './page.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A page that is the same for everybody, kept whole with its compressed forms. */
export interface CachedPage {
  page: Page
  bodies: Record<Encoding, Buffer>
  /** Weak: the forms differ in bytes, not in what they say. */
  etag: string
}

/** The best encoding that a caller accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** Compresses a page that is rendered for one person, quickly. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity' || body.length < 1024) return body
  return encoding === 'br' ? toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }) : toGzip(body, { level: 4 })
}

export interface PageCacheOptions {
  /** Bytes at most, all forms together. */
  maxSize: number
  /** Milliseconds that a page may be old; a change of the catalogue empties the cache earlier. */
  ttl: number
}

/**
 * Keeps pages of anonymous visitors by address. Callers that ask for one address at once wait for one rendering. A page
 * that was being rendered when the cache was emptied is answered, but not kept.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #pending = new Map<string, Promise<CachedPage | Page>>()
  #epoch = 0

  constructor({ maxSize, ttl }: PageCacheOptions) {
    this.#pages = new LRUCache({
      maxSize,
      ttl,
      sizeCalculation: ({ bodies }) => bodies.identity.length + bodies.br.length + bodies.gzip.length,
    })
  }

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key)
  }

  /** Renders once for all who ask now. `render` says whether its page may be shared; one that may not is the asker's alone. */
  async share(key: string, render: () => Promise<{ page: Page; shareable: boolean }>): Promise<CachedPage | Page> {
    const waiting = this.#pending.get(key)
    if (waiting) {
      const result = await waiting
      return 'bodies' in result ? result : (await render()).page
    }
    const work = this.#render(key, render)
    this.#pending.set(key, work)
    return work.finally(() => this.#pending.delete(key))
  }

  async #render(key: string, render: () => Promise<{ page: Page; shareable: boolean }>): Promise<CachedPage | Page> {
    const epoch = this.#epoch
    const { page, shareable } = await render()
    if (!shareable) return page
    const [br, zipped] = await Promise.all([toBrotli(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), toGzip(page.body)])
    const etag = `W/"${createHash('sha1').update(page.body).digest('base64url')}"`
    const cached = { page, bodies: { identity: page.body, br, gzip: zipped }, etag }
    if (epoch === this.#epoch) this.#pages.set(key, cached)
    return cached
  }

  clear(): void {
    this.#epoch++
    this.#pages.clear()
  }
}
