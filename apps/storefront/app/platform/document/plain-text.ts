const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
}

/** The words of sanitised HTML, on one line. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<(?:\/(?:p|li|h\d|td|th|dt|dd)|br)\b[^<>]*>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

/** The words of sanitised HTML, at most `length` characters, for a page's description. */
export function plainText(html: string, length = 300): string {
  const words = wordsOf(html)
  return words.length > length ? `${words.slice(0, length - 1)}…` : words
}
