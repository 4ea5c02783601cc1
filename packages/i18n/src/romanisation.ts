const table = (text: string): [string, string][] =>
  text.split(' ').map((pair) => pair.split(':') as [string, string])

/** Common Latin spelling of each letter; empty for silent letters. */
const armenian = table(
  'ա:a բ:b գ:g դ:d ե:e զ:z է:e ը:e թ:t ժ:zh ի:i լ:l խ:kh ծ:ts կ:k հ:h ձ:dz ղ:gh ճ:ch մ:m յ:y ն:n շ:sh ո:o չ:ch պ:p ջ:j ռ:r ս:s վ:v ' +
    'տ:t ր:r ց:ts ւ:v փ:p ք:k օ:o ֆ:f',
)
const russian = table(
  'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:sh ъ: ы:y ь: э:e ' +
    'ю:yu я:ya і:i ї:i є:e ґ:g',
)
/** Latin letters with diacritics of scholarly spellings; other diacritics are dropped. */
const marked = table('č:ch š:sh ž:zh ł:gh ġ:gh ǰ:j ç:ts ß:ss æ:ae œ:oe ø:o ı:i')
const letters = new Map([...armenian, ...russian, ...marked])

export type Script = 'armenian' | 'cyrillic' | 'latin'
export const scripts: readonly Script[] = ['armenian', 'cyrillic', 'latin']

/** The script of a word's first letter; anything but Armenian and Cyrillic counts as Latin. */
export function scriptOf(word: string): Script {
  if (/^\P{L}*\p{Script=Armenian}/u.test(word)) return 'armenian'
  return /^\P{L}*\p{Script=Cyrillic}/u.test(word) ? 'cyrillic' : 'latin'
}

/** Latin spelling of a letter; unknown diacritics are dropped. */
function spell(letter: string): string {
  const known = letters.get(letter)
  if (known !== undefined) return known
  const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return Array.from(bare, (part) => letters.get(part) ?? part).join('')
}

const pairsOf = (letters: string, others: string): [string, string][] =>
  Array.from(letters, (letter, index) => [letter, Array.from(others)[index]!])
const [cyrillicLike, latinLike] = ['авекмнорстухі', 'abekmhopctyxi']
/** Letters of one script that look like another's (homoglyphs). */
const lookAlikes: readonly { from: RegExp; to: RegExp; letters: ReadonlyMap<string, string> }[] = [
  {
    from: /\p{Script=Latin}/u,
    to: /\p{Script=Cyrillic}/u,
    letters: new Map(pairsOf(latinLike, cyrillicLike)),
  },
  {
    from: /\p{Script=Cyrillic}/u,
    to: /\p{Script=Latin}/u,
    letters: new Map(pairsOf(cyrillicLike, latinLike)),
  },
  {
    from: /\p{Script=Latin}/u,
    to: /\p{Script=Armenian}/u,
    letters: new Map(pairsOf('ouhnjgq', 'օսհոյցզ')),
  },
  { from: /\p{Script=Cyrillic}/u, to: /\p{Script=Armenian}/u, letters: new Map(pairsOf('о', 'օ')) },
]

/** Converts a word of mixed scripts to one script where all foreign letters are homoglyphs; lower case. */
export function inOneScript(word: string): string {
  const lower = word.toLowerCase()
  for (const { from, to, letters: alike } of lookAlikes) {
    if (!from.test(lower) || !to.test(lower)) continue
    const parts = Array.from(lower)
    if (
      parts.every(
        (letter) =>
          alike.has(letter) || (!from.test(letter) && (to.test('a') || letters.has(letter))),
      )
    )
      return parts.map((letter) => (from.test(letter) ? alike.get(letter)! : letter)).join('')
  }
  return lower
}

/** Romanises a word, lower case. Digits and letters of scripts other than Armenian and Cyrillic stay. */
export function romanise(word: string): string {
  // NFKC splits the ligature և.
  const plain = word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ու', 'u')
    .replace(/^ո(?!վ)/u, 'vo')
  const latin = Array.from(plain, spell).join('')
  return latin.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
