/** Keys of an English keyboard, from the number row to the shift row. */
const keys = "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./"

/** Letters of the same keys on other keyboards; a space for no letter. */
const layouts = {
  /** ЙЦУКЕН. */
  russian: 'ё            йцукенгшщзхъ фывапролджэячсмитьбю ',
  /** Armenian, by sound: Windows, macOS, Linux. */
  armenianPhonetic: ' էթփձջւևրչճ ժքոեռտըւիօպխծշասդֆգհյկլ  զղցվբնմ   ',
  /** Armenian Eastern of Windows. */
  armenianEastern: '  ձյ      օռժխւէրտեըիոպչջ ասդֆքհճկլթփզցգվբնմշղծ',
  /** Armenian typewriter. */
  armenianTypewriter: ' ֆձ       օէղճփբսմուկըթծց ջվգեանիտհպրժդչյզլքխշռ',
} as const

export type Keyboard = keyof typeof layouts

const armenian: Keyboard[] = ['armenianPhonetic', 'armenianEastern', 'armenianTypewriter']
const shifted: Readonly<Record<string, string>> = {
  '{': '[',
  '}': ']',
  ':': ';',
  '"': "'",
  '<': ',',
  '>': '.',
  '~': '`',
  '|': '\\',
}

function pairs(keyboard: Keyboard): [string, string][] {
  const letters = Array.from(layouts[keyboard])
  return Array.from(keys, (key, index): [string, string] => [key, letters[index] ?? ' ']).filter(
    ([, letter]) => letter !== ' ',
  )
}

const toLetters = Object.fromEntries(
  Object.keys(layouts).map((keyboard) => [keyboard, new Map(pairs(keyboard as Keyboard))]),
) as Record<Keyboard, Map<string, string>>
const toKeys = Object.fromEntries(
  Object.keys(layouts).map((keyboard) => [
    keyboard,
    new Map(pairs(keyboard as Keyboard).map(([key, letter]) => [letter, key])),
  ]),
) as Record<Keyboard, Map<string, string>>

// Some phonetic keyboards write ր on R.
toKeys.armenianPhonetic.set('ր', 'r')

const change = (text: string, table: Map<string, string>) =>
  Array.from(text, (letter) => table.get(letter) ?? letter).join('')

/** Retypes a text from an English keyboard on another: "vjkjrj" is молоко. Lower case. */
export const asTypedOn = (text: string, keyboard: Keyboard): string =>
  change(
    Array.from(text.toLowerCase(), (letter) => shifted[letter] ?? letter).join(''),
    toLetters[keyboard],
  )

/** Retypes a text from another keyboard on an English one: "ьшдл" is milk. Lower case. */
export const asTypedInEnglish = (text: string, keyboard: Keyboard): string =>
  change(text.toLowerCase(), toKeys[keyboard])

/**
 * Readings of a text typed on the wrong keyboard layout: different from the text, unique, the likeliest first.
 */
export function otherLayouts(text: string): string[] {
  const meant = readings(text)
  return [...new Set(meant)].filter((other) => other !== text.toLowerCase())
}

function readings(text: string): string[] {
  if (/\p{Script=Cyrillic}/u.test(text)) {
    const english = asTypedInEnglish(text, 'russian')
    return [english, ...armenian.map((keyboard) => asTypedOn(english, keyboard))]
  }
  if (/\p{Script=Armenian}/u.test(text)) {
    const english = armenian.map((keyboard) => asTypedInEnglish(text, keyboard))
    return [...english, ...english.map((typed) => asTypedOn(typed, 'russian'))]
  }
  return [asTypedOn(text, 'russian'), ...armenian.map((keyboard) => asTypedOn(text, keyboard))]
}
