import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isKnown } from '../api/etag.ts'
import type { Page } from './page.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Bytes below which compression does not pay. */
const minCompressedBytes = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const fromBrotli = promisify(brotliDecompress)
const fromGzip = promisify(gunzip)

/**
 * An answer that is the same for everybody, kept whole. Each compressed form is made when it is first asked for; the plain one, ten times
 * as large, then goes, and is unpacked again if somebody asks for it.
 */
export class CachedPage {
  readonly status: number
  readonly headers: Page['headers']
  /** Bytes of the plain body. */
  readonly size: number
  /** Weak: the forms differ in bytes, not in what they say. */
  readonly etag: string
  readonly #forms = new Map<Encoding, Promise<Buffer>>()

  constructor({ status, headers, body }: Page) {
    this.status = status
    this.headers = headers
    this.size = body.length
    this.etag = `W/"${hash('sha1', body, 'base64url')}"`
    this.#forms.set('identity', Promise.resolve(inOwnMemory(body)))
  }

  /** The body in an encoding; a small one stays as it is, which is then told by `encodingOf`. */
  body(asked: Encoding): Promise<Buffer> {
    const encoding = this.encodingOf(asked)
    const made = this.#forms.get(encoding)
    if (made) return made
    const making = encoding === 'identity' ? this.#plain() : this.#pack(encoding)
    this.#forms.set(encoding, making)
    return making
  }

  encodingOf(asked: Encoding): Encoding {
    return this.size < minCompressedBytes ? 'identity' : asked
  }

  async #pack(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const body = await this.#plain()
    const packed = await (encoding === 'br' ? toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : toGzip(body))
    this.#forms.delete('identity')
    return inOwnMemory(packed)
  }

  async #plain(): Promise<Buffer> {
    const [plain, brotli, gzipped] = [this.#forms.get('identity'), this.#forms.get('br'), this.#forms.get('gzip')]
    if (plain) return plain
    return brotli ? fromBrotli(await brotli) : fromGzip((await gzipped)!)
  }
}

/** Bytes that can be kept: a piece of Node's pool, or of a compressor's memory, would keep all of it, 64 kB for some hundred bytes. */
function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** Bytes of a cached answer besides its body and key: its headers, ETag, and the objects that hold them. */
const overhead = 2_000
/** Cached answers at most, however small. */
const maxEntries = 20_000

/** Bytes that a cached answer takes with its key and all its forms, at most. */
const weigh = ({ size }: CachedPage, key: string) => Math.ceil(size * 1.4) + key.length * 2 + overhead

/** The best encoding that a caller accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** Compresses a page that is rendered for one person, quickly. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity' || body.length < minCompressedBytes) return body
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
export class ResponseCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #pending = new Map<string, Promise<CachedPage | Page>>()
  #epoch = 0
  /** Look-ups so far, that found something or nothing. */
  hits = 0
  misses = 0

  constructor({ maxSize, ttl }: PageCacheOptions) {
    this.#pages = new LRUCache({ max: maxEntries, maxSize, ttl, sizeCalculation: weigh })
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

/**
 * Sends a cached answer in the best encoding that the caller accepts, or 304 to a caller that has it. `vary` names the headers
 * that it depends on. Drops an answer that comes after the handler's timeout.
 */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedPage, vary: string): Promise<FastifyReply> {
  const { status, headers, etag } = cached
  const known = request.headers['if-none-match']
  const fresh = known !== undefined && isKnown(known, etag)
  const encoding = cached.encodingOf(chooseEncoding(request.headers['accept-encoding']))
  const body = fresh ? undefined : await cached.body(encoding)
  if (reply.sent) return reply
  reply.headers(headers).header('vary', vary).header('etag', etag)
  if (fresh) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).send(body)
}
