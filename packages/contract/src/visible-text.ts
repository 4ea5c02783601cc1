/**
 * First what stays although it holds signs that nobody sees: an emoji with its joiners and selectors, a keycap, a region's flag. Then
 * controls but tab and line ends, signs without width or that turn the direction of writing, and fillers that pass for letters.
 */
const signs =
  /(\u{1F3F4}[\u{E0030}-\u{E007A}]{1,6}\u{E007F}|[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}\p{Emoji_Modifier}?[\uFE0E\uFE0F]?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*)|(?![\t\n\r])[\p{Cc}\p{DI}\uFFF9-\uFFFB]/gu
/** A blank of Braille: no pattern takes it for white space. */
const blank = /\u2800/g
const plain = /^[ -~\n]*$/

/**
 * The text that people see of what somebody typed or pasted: without controls, without signs that have no width or turn the direction of
 * writing, which could make a name look like another one. Emoji stay whole. Dropped rather than refused: telephones and documents put
 * such signs around what is copied, and nobody could find them. Not for passwords, which count as typed.
 */
export const visibleText = (text: string): string =>
  plain.test(text)
    ? text
    : text.replace(signs, (_sign, emoji: string | undefined) => emoji ?? '').replace(blank, ' ')

/** Tells whether there is anything to see in a text. */
export const isFilled = (text: string): boolean => visibleText(text).trim() !== ''
