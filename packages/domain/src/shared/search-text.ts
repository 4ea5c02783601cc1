/** A text inside of a `like` pattern, as itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)

/** The digits that every writing of a phone shares: without `+374`, `00374` or `0`. */
export const nationalDigits = (digits: string): string =>
  digits.replace(/^(?:(?:00)?374|0)(?=\d)/, '')

/** A phone needs this many digits to be looked for. */
const minDigits = 4

/** Digits of a phone in any writing, without its country; undefined where a text is no part of a phone. */
export function phoneDigits(text: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(text)) return undefined
  const digits = nationalDigits(text.replace(/\D/g, ''))
  return digits.length < minDigits ? undefined : digits
}

/** Words of a text in lower case, six at most. */
export const searchWords = (text: string): string[] =>
  text.replaceAll('\0', '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6)

/** The pattern of a word in a text whose words have a space before them: anywhere, or at the beginning of a word where it is short. */
export const wordPattern = (word: string): string =>
  word.length < 3 ? `% ${escapeLike(word)}%` : `%${escapeLike(word)}%`
