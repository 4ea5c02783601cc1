import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isKnown } from './etag.ts'
import type { Page } from './page.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Bytes below which compression does not pay. */
const smallest = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** An answer that is the same for everybody, kept whole; each compressed form is made when it is first asked for. */
export class CachedPage {
  readonly page: Page
  /** Weak: the forms differ in bytes, not in what they say. */
  readonly etag: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(page: Page) {
    this.page = page
    this.etag = `W/"${createHash('sha1').update(page.body).digest('base64url')}"`
  }

  /** The body in an encoding; a small one stays as it is, which is then told by `encodingOf`. */
  body(encoding: Encoding): Promise<Buffer> | Buffer {
    const { body } = this.page
    if (this.encodingOf(encoding) === 'identity') return body
    const made = this.#compressed.get(encoding)
    if (made) return made
    const making = encoding === 'br' ? toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : toGzip(body)
    this.#compressed.set(encoding, making)
    return making
  }

  encodingOf(asked: Encoding): Encoding {
    return this.page.body.length < smallest ? 'identity' : asked
  }
}

/** Bytes that a kept answer takes with its compressed forms, roughly. */
const weigh = ({ page: { body } }: CachedPage) => Math.ceil(body.length * 1.4) + 500

/** The best encoding that a caller accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** Compresses a page that is rendered for one person, quickly. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity' || body.length < smallest) return body
  return encoding === 'br' ? toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }) : toGzip(body, { level: 4 })
}

export interface PageCacheOptions {
  /** Bytes at most, all forms together. */
  maxSize: number
  /** Milliseconds that a page may be old; a change of the catalogue empties the cache earlier. */
  ttl: number
}

/**
 * Keeps answers for anonymous visitors by address: pages, and those of the API. Callers that ask for one address at once wait for one rendering. A page
 * that was being rendered when the cache was emptied is answered, but not kept.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #pending = new Map<string, Promise<CachedPage | Page>>()
  #epoch = 0
  /** Look-ups so far, that found something or nothing. */
  hits = 0
  misses = 0

  constructor({ maxSize, ttl }: PageCacheOptions) {
    this.#pages = new LRUCache({ maxSize, ttl, sizeCalculation: weigh })
  }

  get(key: string): CachedPage | undefined {
    const found = this.#pages.get(key)
    if (found) this.hits++
    else this.misses++
    return found
  }

  /** Renders once for all who ask now. `render` says whether its page may be shared; one that may not is the asker's alone. */
  async share(key: string, render: () => Promise<{ page: Page; shareable: boolean }>): Promise<CachedPage | Page> {
    const waiting = this.#pending.get(key)
    if (waiting) {
      const result = await waiting
      return result instanceof CachedPage ? result : (await render()).page
    }
    const work = this.#render(key, render)
    this.#pending.set(key, work)
    return work.finally(() => this.#pending.delete(key))
  }

  async #render(key: string, render: () => Promise<{ page: Page; shareable: boolean }>): Promise<CachedPage | Page> {
    const epoch = this.#epoch
    const { page, shareable } = await render()
    if (!shareable) return page
    const cached = new CachedPage(page)
    if (epoch === this.#epoch) this.#pages.set(key, cached)
    return cached
  }

  clear(): void {
    this.#epoch++
    this.#pages.clear()
  }
}

/** Sends a kept answer in the best encoding that the caller takes; 304 to one that has it. `vary` names what else it depends on. */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedPage, vary: string): Promise<FastifyReply> {
  const { page, etag } = cached
  reply.headers(page.headers).header('vary', vary).header('etag', etag)
  const known = request.headers['if-none-match']
  if (known !== undefined && isKnown(known, etag)) return reply.code(304).send()
  const encoding = cached.encodingOf(chooseEncoding(request.headers['accept-encoding']))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).send(await cached.body(encoding))
}
