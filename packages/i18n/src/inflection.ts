import type { Script } from './romanisation.ts'

/** Every beginning alone and with every ending. */
const joined = (beginnings: readonly string[], ends: readonly string[]): string[] =>
  beginnings.flatMap((beginning) => ['', ...ends].map((end) => beginning + end))

const list = (text: string): string[] => text.split(' ')

/** Unique endings, the longest first. */
const sorted = (endings: readonly string[]): readonly string[] =>
  [...new Set(endings)].sort((a, b) => b.length - a.length)

const armenianCases = list('ը ն ի ին իս ով ից ում ս')
const armenian = sorted([
  ...armenianCases,
  ...list('ու ուն ուց ան յի յին յով յից յում'),
  ...joined(['եր', 'ներ'], armenianCases),
])
const cyrillic = sorted([
  ...list(
    'а я о е ё ы и у ю ь й ой ей ою ею ом ем ём ам ям ами ями ах ях ов ев ёв ий ия ие ию ии ием ью иями иях',
  ),
  ...list('ый ая яя ое ее ые ого его ому ему ым им ую юю ых их ыми ими'),
])
const latinArmenianCases = list('y e n i in ov its ic um s')
/** Armenian and Russian endings in Latin letters. */
const spelled: Readonly<Record<'armenian' | 'cyrillic', readonly string[]>> = {
  armenian: sorted([
    ...latinArmenianCases,
    ...list('u un uc uts an yi yov'),
    ...joined(['er', 'ner'], latinArmenianCases),
  ]),
  cyrillic: sorted(
    list(
      'a ya ia ja o e u yu iu ju y i j ov ev ey ej ei oy oj oi om em am yam ami yami ah akh ax yah iy ij yi ye ie aya aja oe oye ee ogo ego ym im yh ih ikh yj',
    ),
  ),
}

/** Stems of a word without each of its endings, the shortest first; at most {@link maxCuts}. */
function without(word: string, endings: readonly string[], shortest: number): string[] {
  const rests = endings.filter(
    (ending) => word.endsWith(ending) && word.length - ending.length >= shortest,
  )
  return rests.map((ending) => word.slice(0, -ending.length)).slice(0, maxCuts)
}

const maxCuts = 4
const minLengthStem = 2

/** English: -s, -es, -ies. */
function withoutPlural(word: string): string[] {
  if (!/[^s]s$/.test(word) || word.length <= minLengthStem) return []
  if (word.endsWith('ies') && word.length > 4) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  return /(?:[sxzo]|ch|sh)es$/.test(word)
    ? [word.slice(0, -2), word.slice(0, -1)]
    : [word.slice(0, -1)]
}

/** Armenian: ի and ու are dropped in a closed last syllable; a final ու becomes վ. */
function armenianShort(word: string): string[] {
  if (word.endsWith('ու')) return word.length > 2 ? [`${word.slice(0, -2)}վ`] : []
  const found = /^(.+?)(ույ|ու|ի)([բգդզթժլխծկհձղճմյնշչպջռսվտրցփքֆ]{1,3})$/u.exec(word)
  if (!found) return []
  const [, before, vowel, end] = found
  return vowel === 'ույ' ? [`${before}ու${end}`] : [`${before}${end}`]
}

/** Russian: the fleeting vowel of огурец and огурцы, сосиски and сосисок. */
function cyrillicShort(word: string): string[] {
  const found = /^(.+[бвгджзйклмнпрстфхцчшщ])[еоё]([кцнл])ь?$/u.exec(word)
  return found && word.length > 4 ? [`${found[1]}${found[2]}`] : []
}

/** The same for words in Latin letters. */
function spelledShort(word: string, script: 'armenian' | 'cyrillic'): string[] {
  const pattern =
    script === 'armenian'
      ? /^(.*[^aeiouy])(?:ou|u|i)([^aeiouy]{1,3})$/
      : /^(.+[^aeiouy])(?:e|yo|o)((?:ts|[kcnl]))$/
  const found = pattern.exec(word)
  return found && word.length > 3 ? [`${found[1]}${found[2]}`] : []
}

/** A word's shortened stems. Lower case, in its own letters. */
export function shortForms(word: string, script: Script, isSpelled = false): string[] {
  if (isSpelled) return script === 'latin' ? [] : spelledShort(word, script)
  return script === 'armenian'
    ? armenianShort(word)
    : script === 'cyrillic'
      ? cyrillicShort(word)
      : []
}

/**
 * Possible dictionary forms of a word: without each ending of number, case and article. `script` is that of the language, also
 * where the word `isSpelled` in Latin letters. Lower case; at most {@link maxCuts} endings.
 */
export function baseForms(word: string, script: Script, isSpelled = false): string[] {
  if (script === 'latin') return withoutPlural(word)
  if (isSpelled) return spelledForms(word, script)
  if (script === 'cyrillic') return without(word, cyrillic, minLengthStem + 1).slice(0, 1)
  const cuts = without(word, armenian, minLengthStem).filter((rest) =>
    isArmenianRest(rest, word.slice(rest.length)),
  )
  // գինու and գինով are forms of գինի.
  const ofLastI = /(?:ու|ուն|ուց|ով)$/u.test(word) ? cuts.map((cut) => `${cut}ի`) : []
  return [...cuts, ...ofLastI]
}

const vowelAtEnd = /[աեէըիոօու]$/u
/** The article ն follows a vowel, ը a consonant; -ան follows stems without their vowel. */
function isArmenianRest(rest: string, ending: string): boolean {
  if (ending === 'ն') return vowelAtEnd.test(rest)
  if (ending === 'ը') return !vowelAtEnd.test(rest)
  return ending !== 'ան' || !/[աեէիոօու]/u.test(rest)
}

function spelledForms(word: string, script: 'armenian' | 'cyrillic'): string[] {
  const rests = without(word, spelled[script], minLengthStem + 1)
  if (script === 'cyrillic') return rests.slice(0, 1)
  const cuts = rests.filter((rest) => word.slice(rest.length) !== 'an' || !/[aeiouy]/.test(rest))
  return /(?:ou|u|un|ov)$/.test(word) ? [...cuts, ...cuts.map((cut) => `${cut}i`)] : cuts
}

/** The noun of a Russian adjective: абрикос of абрикосовый, лимон of лимонный. */
export function nounOf(word: string): string | undefined {
  const found = /^(.{3,}?)(?:[оеё]в|н)(?:ый|ая|ое|ые|ого|ой|ому|ым|ую|ых)$/u.exec(word)
  return found?.[1]
}
