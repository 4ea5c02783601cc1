import type { Locale } from './locale.ts'

/** Where something is taken from; its category in the reader's language. */
export interface Shelf {
  chilled: boolean
  place: string
  category: string
  category_position: number | null
}

/** The way through the shelves: by place, `A2` before `A10`; then what has none, by category. What is chilled comes last: it stays cold. */
export function compareShelves(locale: Locale): (a: Shelf, b: Shelf) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return (a, b) =>
    Number(a.chilled) - Number(b.chilled) ||
    Number(a.place === '') - Number(b.place === '') ||
    compare(a.place, b.place) ||
    (a.category_position ?? Infinity) - (b.category_position ?? Infinity) ||
    compare(a.category, b.category)
}
