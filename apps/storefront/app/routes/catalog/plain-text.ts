/** The words of a piece of HTML, at most `length` characters, for a page's description. */
export function plainText(html: string, length = 300): string {
  const words = html
    .replace(/<[^>]{0,2000}>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.length > length ? `${words.slice(0, length - 1)}…` : words
}
