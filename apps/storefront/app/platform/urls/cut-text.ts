/** The first `max` characters of a text, never half of a sign that is written by two, as an emoji is. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
