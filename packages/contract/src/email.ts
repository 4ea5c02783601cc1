/** What no address holds unquoted: blanks, invisible signs, and what a mail header would read as its own. */
const never = '\\s\\p{C}\\p{DI}<>()\\[\\],;:"\\\\@'

/**
 * The one rule for an e-mail (spec 1 §5): text, at-sign, text, dot, at least two characters, which are not a number: mail goes
 * to names, never to bare network addresses. Needs the flag `u`, which JSON Schema's patterns have.
 */
export const emailPattern = `^[^${never}]+@[^${never}]+\\.(?!\\d+$)[^${never}.]{2,}$`

/** Longest address that mail servers take. */
export const maxEmailLength = 254

const pattern = new RegExp(emailPattern, 'u')

/** Tells whether a text without outer blanks is an e-mail. */
export const isEmail = (text: string): boolean => text.length <= maxEmailLength && pattern.test(text)
