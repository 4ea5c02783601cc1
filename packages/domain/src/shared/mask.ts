/** A name that distinguishes people without naming them: `A… S…`. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]!}…`)
    .join(' ')

/** An e-mail that distinguishes people without naming them: `a…@example.am`. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/su, '$1…')

/** A text with the e-mails in it masked. */
export const maskEmails = (text: string): string =>
  text
    .split(/([\s<>(),;:"]+)/)
    .map(maskEmail)
    .join('')

/** A phone that distinguishes people: its last two digits alone. */
export const maskPhone = (phone: string): string =>
  phone === '' ? '' : `…${phone.replace(/\D/g, '').slice(-2)}`

const secret = /password|secret|token|digest|(?:^|_)key$/i
const email = /e-?mail/i
const phone = /phone/i

const looksLikeEmail = (text: string) =>
  /^[^\s@]+@[^\s@]+$/.test(text) && text.includes('.', text.indexOf('@'))

/** A value of a record as the audit log holds it: e-mails and phones are masked, secrets are left out, at any depth. */
export function masked(value: unknown, name = ''): unknown {
  if (secret.test(name) && name !== 'url_key') return '…'
  if (typeof value === 'string') {
    if (phone.test(name)) return maskPhone(value)
    return email.test(name) || looksLikeEmail(value) ? maskEmail(value) : value
  }
  if (Array.isArray(value)) return value.map((inner) => masked(inner, name))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, masked(inner, key)]))
}
