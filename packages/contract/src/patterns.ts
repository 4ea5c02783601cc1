import { maxLengths } from './limits.ts'

/** What no e-mail address holds unquoted: blanks, invisible signs, and what a mail header would read as its own. */
const never = '\\s\\p{C}\\p{DI}<>()\\[\\],;:"\\\\@'

/**
 * The one rule for an e-mail (spec 1 §5): text, at-sign, text, dot, at least two characters, which are not a number: mail goes
 * to names, never to bare network addresses. Needs the flag `u`, which JSON Schema's patterns have.
 */
export const emailPattern = `^[^${never}]+@[^${never}]+\\.(?!\\d+$)[^${never}.]{2,}$`

const email = new RegExp(emailPattern, 'u')

/** Tells whether a text without outer blanks is an e-mail. */
export const isEmail = (text: string): boolean =>
  text.length <= maxLengths.email && email.test(text)

/** A phone of a delivery: optional plus, brackets, dashes, spaces, dots, slashes (spec 2 §5), and five digits at least. */
export const deliveryPhonePattern = '^(?=(?:[^0-9]*[0-9]){5})\\+?[0-9 ()./-]{5,24}$'
const deliveryPhone = new RegExp(deliveryPhonePattern)
export const isDeliveryPhone = (text: string): boolean => deliveryPhone.test(text)

/** A phone of an account: an optional plus, then digits (spec 1 §5). */
export const isAccountPhone = (text: string): boolean => /^\+?[0-9]{5,20}$/.test(text)

/** An Armenian tax number. */
export const isTin = (text: string): boolean =>
  text.length === maxLengths.tin && /^[0-9]+$/.test(text)
