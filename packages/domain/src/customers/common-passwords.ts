import { createRequire } from 'node:module'
import type { dictionary } from '@zxcvbn-ts/language-common'

const require = createRequire(import.meta.url)

/** Number of the most common passwords that are refused. */
const refusedCount = 2_000

/** Obvious words at this shop: its name, the meaning of it, its place. */
const ownWords = ['tsiran', 'apricot', 'yerevan', 'erevan', 'armenia', 'hayastan']
  .concat(['ծիրան', 'երևան', 'երեւան', 'հայաստան'])
  .concat(['циран', 'абрикос', 'ереван', 'армения'])

let commonPasswords: Set<string> | undefined

/** Loaded at the first use: few processes ever set a password. */
function loadCommonPasswords(): Set<string> {
  const lists = require('@zxcvbn-ts/language-common') as { dictionary: typeof dictionary }
  const passwords = lists.dictionary['passwords-common']
  return new Set(passwords.filter(({ length }) => length >= 6).slice(0, refusedCount))
}

/** Whether a password is among the first that an attacker tries. */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= loadCommonPasswords()
  const text = password.normalize('NFC').toLowerCase()
  return commonPasswords.has(text) || isOwnWord(text) || repeats(text) || isSequence(text)
}

/** One of the shop's own words, alone or with digits after it. */
const isOwnWord = (text: string) =>
  ownWords.some((word) => text.startsWith(word) && /^[\d!.]*$/.test(text.slice(word.length)))

/** `aaaaaa`, `abababab`, `abcabc`: up to three characters, repeated. */
const repeats = (text: string) =>
  [1, 2, 3].some((period) =>
    [...text].every((character, at, all) => character === all[at % period]),
  )

/** `abcdef`, `987654`: each character follows the one before, in one direction. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0)!)
  return [1, -1].some((step) =>
    codes.every((code, at) => at === 0 || code - codes[at - 1]! === step),
  )
}
