import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '../api/etag.ts'
import type { Page } from './page.ts'
import {
  type Encoding,
  minCompressedBytes,
  toGzip,
  fromBrotli,
  fromGzip,
  packBrotli,
  chooseEncoding,
} from './compress.ts'

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
  /** Called when the bodies in memory have changed. */
  onResize: (() => void) | undefined
  readonly #forms = new Map<Encoding, Promise<Buffer>>()
  readonly #bytes = new Map<Encoding, number>()

  constructor({ status, headers, body }: Page) {
    this.status = status
    this.headers = headers
    this.size = body.length
    this.etag = `W/"${hash('sha1', body, 'base64url')}"`
    this.#forms.set('identity', Promise.resolve(inOwnMemory(body)))
    this.#bytes.set('identity', body.length)
  }

  /** Bytes of all bodies in memory. */
  get heldBytes(): number {
    return [...this.#bytes.values()].reduce((sum, bytes) => sum + bytes, 0)
  }

  /** The body in an encoding. A small one stays plain; `encodingOf` returns the actual encoding. */
  body(asked: Encoding): Promise<Buffer> {
    const encoding = this.encodingOf(asked)
    const made = this.#forms.get(encoding)
    if (made) return made
    if (encoding === 'identity') return this.#plain()
    const making = this.#pack(encoding)
    this.#forms.set(encoding, making)
    // What failed for want of memory is tried again by the next reader.
    making.catch(() => this.#forms.delete(encoding))
    return making
  }

  encodingOf(asked: Encoding): Encoding {
    return this.size < minCompressedBytes ? 'identity' : asked
  }

  async #pack(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const body = await this.#plain()
    const packed = inOwnMemory(await (encoding === 'br' ? packBrotli(body, 5) : toGzip(body)))
    this.#forms.delete('identity')
    this.#bytes.delete('identity')
    this.#bytes.set(encoding, packed.length)
    this.onResize?.()
    return packed
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
