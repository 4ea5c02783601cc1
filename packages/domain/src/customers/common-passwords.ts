import { dictionary } from '@zxcvbn-ts/language-common'

/** How many of the most common passwords are refused. */
const refused = 2_000

/** Words that everybody tries first at this shop: its name, what it means, where it is. */
const ownWords = ['tsiran', 'apricot', 'yerevan', 'erevan', 'armenia', 'hayastan']
  .concat(['ծիրան', 'երևան', 'երեւան', 'հայաստան'])
  .concat(['циран', 'абрикос', 'ереван', 'армения'])

let known: Set<string> | undefined

/** Tells that a password is among those that are tried first. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(dictionary['passwords-common'].filter(({ length }) => length >= 6).slice(0, refused))
  const text = password.normalize('NFC').toLowerCase()
  return known.has(text) || isOwnWord(text) || repeats(text) || isRow(text)
}

/** One of the shop's own words, alone or with digits after it. */
const isOwnWord = (text: string) => ownWords.some((word) => text.startsWith(word) && /^[\d!.]*$/.test(text.slice(word.length)))

/** `aaaaaa`, `abababab`, `abcabc`: up to three signs again and again. */
const repeats = (text: string) => [1, 2, 3].some((period) => [...text].every((sign, at, all) => sign === all[at % period]))

/** `abcdef`, `987654`: each sign next to the one before, always the same way. */
function isRow(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0)!)
  return [1, -1].some((step) => codes.every((code, at) => at === 0 || code - codes[at - 1]! === step))
}
