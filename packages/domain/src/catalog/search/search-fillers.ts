import { foldWord } from '@tsiran/i18n/fold'

const keysOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.split(' ')).map(foldWord))

/** Stop words by script. */
const fillers: Readonly<Record<'armenian' | 'cyrillic' | 'latin', ReadonlySet<string>>> = {
  armenian: keysOf([
    'և եւ ու եվ կամ ի է եմ են ես մի մեկ ինչ ինչ-որ որ որը այս այդ մեջ վրա հետ մոտ մասին համար հանդերձ ինձ մեզ',
    'ուզում ուզեմ պետք գնել առնել առնեմ գնեմ տալ տվեք պատվիրել ունեք կա որտեղ գին գինը էժան առաքում առաքումով խնդրում կխնդրեի լավ ինչքան',
  ]),
  cyrillic: keysOf([
    'и или а в во на с со к ко о об от до из за для по под при у что чтобы как же бы ли это мне нам нас мы я не то какой какая какие',
    'хочу хотим хочется нужен нужна нужно нужны надо купить куплю закупить заказать закажу взять найти ищу есть дайте дай можно где почем сколько цена цены стоит',
    'недорого недорогой недорогие дешево дешевый дешевые дешевле доставка доставкой пожалуйста какой-нибудь нибудь чтонибудь лучший лучшие лучшая хороший хорошая хорошее',
  ]),
  latin: keysOf([
    'the a an of with and or for in on at to from by some any i we you me my your our is are be it that this what which how where',
    'want wanted need needed buy buying order get find please cheap cheapest price prices best delivery deliver near',
    'hamar hajat kupit kuplyu hochu xochu nuzhno nado dlya dlia chto uzum petk gnel arnel',
  ]),
}

const units = keysOf([
  'кг кило килограмм килограмма килограммов г гр грамм грамма граммов л литр литра литров мл миллилитров шт штук штука штуки',
  'kg kgs kilo kilos kilogram kilograms g gr gram grams gramm l lt liter liters litre litres litr ml pc pcs piece pieces sht',
  'կգ կիլո կիլոգրամ գ գր գրամ լ լիտր մլ հատ հտ',
])

const before = keysOf(['без безо without no non not առանց ոչ bez arants aranc'])
const after = keysOf(['free'])

const scripts = { armenian: /\p{Script=Armenian}/u, cyrillic: /\p{Script=Cyrillic}/u } as const
const scriptOf = (word: string) =>
  scripts.armenian.test(word) ? 'armenian' : scripts.cyrillic.test(word) ? 'cyrillic' : 'latin'

/** Whether a word is a stop word. */
export const isFiller = (word: string): boolean => fillers[scriptOf(word)].has(foldWord(word))

/** Whether a word is a unit of measure. */
export const isUnit = (word: string): boolean => units.has(foldWord(word))

/** Whether a word negates another (without, free), and whether it comes before or after that. */
export function isWithout(word: string): 'before' | 'after' | undefined {
  const key = foldWord(word)
  return before.has(key) ? 'before' : after.has(key) ? 'after' : undefined
}
