/** Escapes what `like` would read as a pattern. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The words of a typed text as `like` patterns, lower case; at most six. */
export const wordPatterns = (typed: string): string[] =>
  typed
    .replaceAll('\0', '')
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 6)
    .map((word) => `%${literal(word)}%`)

/** Whether a pattern of {@link wordPatterns} has three letters or digits in a row: an index of trigrams finds no shorter text. */
export const hasTrigram = (pattern: string): boolean => /[\p{L}\p{N}]{3}/u.test(pattern)

const phone = /^\+?[\d\s()./-]{3,}$/

/**
 * The digits of a typed phone number as a `like` pattern, without the country code or the zero before them, which people leave out;
 * undefined where the text is no number.
 */
export function phonePattern(typed: string): string | undefined {
  if (!phone.test(typed.trim())) return undefined
  const digits = typed.replace(/\D/g, '')
  const own = digits.replace(/^(?:00374|374(?=\d{6})|0)/, '')
  return own.length < 3 ? undefined : `%${own}%`
}
