import type { MarkupPlaces } from './markup-cache.tsx'

/** A cache of markup that many pages share, limited in bytes; the least recently used entry is evicted first. */
export class MarkupCache {
  /** Random, so that no text of the shop contains it. */
  readonly tag = `cached-${crypto.randomUUID()}`
  readonly #entries = new Map<string, Uint8Array>()
  readonly #maxSize: number
  #size = 0

  constructor(maxSize: number) {
    this.#maxSize = maxSize
  }

  get(part: string): Uint8Array | undefined {
    const markup = this.#entries.get(part)
    if (markup === undefined) return undefined
    this.#entries.delete(part)
    this.#entries.set(part, markup)
    return markup
  }

  set(part: string, markup: Uint8Array): void {
    if (this.#entries.has(part)) return
    this.#entries.set(part, markup)
    this.#size += part.length + markup.length
    for (const [oldest, { length }] of this.#entries) {
      if (this.#size <= this.#maxSize) break
      this.#entries.delete(oldest)
      this.#size -= oldest.length + length
    }
  }
}

const encoder = new TextEncoder()

/** The places of cached parts in one page. */
export class PagePlaces implements MarkupPlaces {
  readonly tag: string
  readonly #store: MarkupCache
  readonly #places: { part: string; markup: Uint8Array | undefined }[] = []

  constructor(store: MarkupCache) {
    this.tag = store.tag
    this.#store = store
  }

  take(part: string) {
    const markup = this.#store.get(part)
    return { place: this.#places.push({ part, markup }) - 1, known: markup !== undefined }
  }

  /**
   * The rendered page in pieces, without its marks: texts, and between them the cached markup as bytes. A part that was in the
   * cache has one mark. A part that was rendered has one before and one after, and is cached now.
   */
  cut(html: string): (string | Uint8Array)[] {
    const [first, ...rest] = html.split(`<${this.tag}>`)
    /** What follows the number of a place and its end tag. */
    const behind = (marked: string) => marked.slice(marked.indexOf('>') + 1)
    const pieces: (string | Uint8Array)[] = [first!]
    for (let at = 0; at < rest.length; at++) {
      const { part, markup } = this.#places[Number.parseInt(rest[at]!, 10)]!
      if (markup) pieces.push(markup, behind(rest[at]!))
      else {
        const rendered = encoder.encode(behind(rest[at]!))
        this.#store.set(part, rendered)
        at += 1
        pieces.push(rendered, behind(rest[at]!))
      }
    }
    return pieces
  }
}
