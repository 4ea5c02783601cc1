import type { MarkupPlaces } from './markup-cache.tsx'

/** Markup of parts that many pages share, within a number of bytes; the one that was not asked for longest goes first. */
export class MarkupCache {
  /** No text of the shop's can name it. */
  readonly tag = `kept-${crypto.randomUUID()}`
  readonly #kept = new Map<string, Uint8Array>()
  readonly #maxSize: number
  #size = 0

  constructor(maxSize: number) {
    this.#maxSize = maxSize
  }

  get(part: string): Uint8Array | undefined {
    const markup = this.#kept.get(part)
    if (markup === undefined) return undefined
    this.#kept.delete(part)
    this.#kept.set(part, markup)
    return markup
  }

  set(part: string, markup: Uint8Array): void {
    if (this.#kept.has(part)) return
    this.#kept.set(part, markup)
    this.#size += part.length + markup.length
    for (const [oldest, { length }] of this.#kept) {
      if (this.#size <= this.#maxSize) break
      this.#kept.delete(oldest)
      this.#size -= oldest.length + length
    }
  }
}

const encoder = new TextEncoder()

/** One page's places. */
export class PagePlaces implements MarkupPlaces {
  readonly tag: string
  readonly #store: MarkupCache
  readonly #marks: RegExp
  readonly #places: { part: string; markup: Uint8Array | undefined }[] = []

  constructor(store: MarkupCache) {
    this.tag = store.tag
    this.#store = store
    this.#marks = new RegExp(`<${this.tag}>(\\d+)</${this.tag}>`)
  }

  take(part: string) {
    const markup = this.#store.get(part)
    return { place: this.#places.push({ part, markup }) - 1, known: markup !== undefined }
  }

  /**
   * The rendered page in pieces, without its marks: texts, and between them the markup of its places as bytes. A part that was
   * known has one mark; another stands between two, and is kept now.
   */
  cut(html: string): (string | Uint8Array)[] {
    const [first, ...rest] = html.split(this.#marks)
    const pieces: (string | Uint8Array)[] = [first!]
    for (let at = 0; at < rest.length; at += 2) {
      const { part, markup } = this.#places[Number(rest[at])]!
      if (markup) pieces.push(markup, rest[at + 1]!)
      else {
        const rendered = encoder.encode(rest[at + 1])
        this.#store.set(part, rendered)
        at += 2
        pieces.push(rendered, rest[at + 1]!)
      }
    }
    return pieces
  }
}
