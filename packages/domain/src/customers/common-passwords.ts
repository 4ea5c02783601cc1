import { dictionary } from '@zxcvbn-ts/language-common'

/** How many of the most common passwords are refused. */
const refused = 2_000

let known: Set<string> | undefined

/** Tells that a password is among those that are tried first. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(dictionary['passwords-common'].filter(({ length }) => length >= 6).slice(0, refused))
  return known.has(password.toLowerCase())
}
