import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isKnown } from '../api/etag.ts'
import type { Page } from './page.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Smaller bodies are not compressed. In bytes. */
const minCompressedBytes = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const fromBrotli = promisify(brotliDecompress)
const fromGzip = promisify(gunzip)

/**
 * A cached answer that is the same for everybody. Each encoding is compressed on first use. The plain body, ten times as large,
 * is dropped then and decompressed again when needed.
 */
export class CachedPage {
  readonly status: number
  readonly headers: Page['headers']
  /** Bytes of the plain body. */
  readonly size: number
  /** Weak: the encodings differ in bytes, not in content. */
  readonly etag: string
  readonly #forms = new Map<Encoding, Promise<Buffer>>()

  constructor({ status, headers, body }: Page) {
    this.status = status
    this.headers = headers
    this.size = body.length
    this.etag = `W/"${hash('sha1', body, 'base64url')}"`
    this.#forms.set('identity', Promise.resolve(inOwnMemory(body)))
  }

  /** The body in an encoding. A small one stays plain; `encodingOf` returns the actual encoding. */
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
    const packed = await (encoding === 'br'
      ? toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : toGzip(body))
    this.#forms.delete('identity')
    return inOwnMemory(packed)
  }

  async #plain(): Promise<Buffer> {
    const [plain, brotli, gzipped] = [
      this.#forms.get('identity'),
      this.#forms.get('br'),
      this.#forms.get('gzip'),
    ]
    if (plain) return plain
    return brotli ? fromBrotli(await brotli) : fromGzip((await gzipped)!)
  }
}

/** Copies bytes for the cache: a slice of Node's pool would keep all of its 64 kB in memory. */
function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** Estimated bytes of a cached answer besides body and key: headers, ETag and objects. */
const overhead = 2_000
/** Maximum number of cached answers. */
const maxEntries = 20_000

/** Upper bound of the bytes of a cached answer with its key and all encodings. */
const weigh = ({ size }: CachedPage, key: string) =>
  Math.ceil(size * 1.4) + key.length * 2 + overhead

/** The best encoding that a caller accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** Compresses a personal page, fast rather than small. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity' || body.length < minCompressedBytes) return body
  return encoding === 'br'
    ? toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
    : toGzip(body, { level: 4 })
}

export interface ResponseCacheOptions {
  /** Maximum size in bytes, all encodings together. */
  maxSize: number
  /** Maximum age in milliseconds; a change of the catalogue clears the cache earlier. */
  ttl: number
}

/**
 * Caches answers for guests by URL, of pages and of the API. Concurrent callers of one URL wait for one rendering. A rendering
 * that `clear` overtakes is sent, but not cached, and nobody who comes later waits for it. A paused cache has and takes nothing.
 */
export class ResponseCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #pending = new Map<string, Promise<CachedPage | Page>>()
  #epoch = 0
  #isPaused = false
  /** Lookups so far. */
  hits = 0
  misses = 0

  constructor({ maxSize, ttl }: ResponseCacheOptions) {
    this.#pages = new LRUCache({ max: maxEntries, maxSize, ttl, sizeCalculation: weigh })
  }

  get(key: string): CachedPage | undefined {
    const found = this.#pages.get(key)
    if (found) this.hits++
    else this.misses++
    return found
  }

  /** Renders once for all concurrent callers. A page that `render` does not mark as shareable goes to one caller only. */
  async share(
    key: string,
    render: () => Promise<{ page: Page; shareable: boolean }>,
  ): Promise<CachedPage | Page> {
    const waiting = this.#pending.get(key)
    if (waiting) {
      const result = await waiting
      return result instanceof CachedPage ? result : (await render()).page
    }
    const work = this.#render(key, render)
    this.#pending.set(key, work)
    return work.finally(() => {
      if (this.#pending.get(key) === work) this.#pending.delete(key)
    })
  }

  async #render(
    key: string,
    render: () => Promise<{ page: Page; shareable: boolean }>,
  ): Promise<CachedPage | Page> {
    const epoch = this.#epoch
    const { page, shareable } = await render()
    if (!shareable) return page
    const cached = new CachedPage(page)
    if (epoch === this.#epoch && !this.#isPaused) this.#pages.set(key, cached)
    return cached
  }

  /** What is cached, in answers and bytes, and the lookups so far. */
  figures(): { entries: number; bytes: number; hits: number; misses: number } {
    const { size, calculatedSize } = this.#pages
    return { entries: size, bytes: calculatedSize, hits: this.hits, misses: this.misses }
  }

  clear(): void {
    this.#epoch++
    this.#pages.clear()
    this.#pending.clear()
  }

  /** While no change listener is connected, nothing may be cached. */
  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused
    this.clear()
  }
}

/**
 * Sends a cached answer in the best encoding that the caller accepts, or 304 to a caller that has it. `vary` names the headers
 * that it depends on. Drops an answer that comes after the handler's timeout.
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedPage,
  vary: string,
): Promise<FastifyReply> {
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
