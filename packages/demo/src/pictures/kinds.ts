import type { Random } from './random.ts'

/** The look of a pack beyond its container, derived from the motif's name and the label's words. */

interface Words {
  motif: string
  label: string
}

const CLEANING =
  /soap|bubbles|lotion|sponge|broom|basket|shirt|toilet|shower|bathtub|tooth|jeans|socks|razor|window/
const CLEANING_WORDS =
  /ՇԱՄՊՈՒՆ|ՕՃԱՌ|ԳԵԼ|ՓՐՓՈՒՐ|ՓԱՓԿԵՑ|ՍՊԻՏԱԿԵՑ|ՈՂՈՂԻՉ|ՎԱՌԱՐԱՆ|ՀԱՏԱԿ|ԱՊԱԿԻ|ԼՈԳԱՐԱՆ|ԼՈԳԱՆՔ|ԵՐԻՑՈՒԿ|ԼՎԱՑ/

/** Whether a bottle is for washing, cleaning or care. */
export const isCleaner = ({ motif, label }: Words) =>
  CLEANING.test(motif) || CLEANING_WORDS.test(label)

export type CleanerKind = 'pump' | 'trigger' | 'handle' | 'cap'

/** The closure of a cleaner's bottle. */
export function cleanerKind({ motif, label }: Words, random: Random): CleanerKind {
  if (/window|fire|spider/.test(motif) || /ԱՊԱԿԻ|ՎԱՌԱՐԱՆ|ԼՈԳԱՐԱՆ/.test(label)) return 'trigger'
  if (/ՇԱՄՊՈՒՆ|ՕՃԱՌ|ԼՈԳԱՆՔ|ԵՐԻՑՈՒԿ/.test(label) || /lotion|soap|shower/.test(motif))
    return random.pick(['pump', 'cap'])
  return random.pick(['handle', 'cap'])
}

/** Whether a bottle is a beer's. */
export const isBeer = ({ motif, label }: Words) =>
  /beer/.test(motif) || /ԳԱՐԵՋՈՒՐ|ԼԱԳԵՐ|ՑՈՐԵՆԻ$|ՍԻԴՐ/.test(label)

export type WineKind = 'still' | 'sparkling' | 'brandy' | 'spirit'

/** The content of a wine bottle. */
export function wineKind({ motif, label }: Words): WineKind {
  if (/ՏԱՐԵԿԱՆ|ԿՈՆՅԱԿ|ԲՐԵՆԴԻ|ՎԻՍԿԻ|ՌՈՄ/.test(label)) return 'brandy'
  if (/ՕՂԻ|ՋԻՆ|ԼԻԿՅՈՐ|ՍԵՐՈՒՑՔ|ՏԵԿԻԼԱ/.test(label)) return 'spirit'
  if (/ԳԻՆԻ/.test(label)) return 'still'
  if (/popping|clinking-glasses|party|sparkle/.test(motif) || /ԲՐՅՈՒՏ|ՓՐՓՐՈՒՆ/.test(label))
    return 'sparkling'
  return /tumbler/.test(motif) ? 'brandy' : 'still'
}

export type WrapKind = 'bar' | 'block' | 'sausage' | 'sleeve'

/** The shape of a wrapped product; undefined where a bar and a block both fit. */
export function wrapKind({ motif, label }: Words): WrapKind | undefined {
  if (/ԵՐՇԻԿ|ԱՊԽՏԱԾ$|ՍՈՒՋՈՒԽ|ԲԱՍՏՈՒՐՄԱ/.test(label) && !/cheese|fish/.test(motif)) return 'sausage'
  if (/bread|croissant|pretzel|bagel|burrito|^fish|taco/.test(motif)) return 'sleeve'
  if (/chocolate-bar|candy|cookie|nut|snowflake|^ice/.test(motif)) return 'bar'
  if (/butter|soap|cheese|cow|milk|mountain|sunflower|peach/.test(motif)) return 'block'
  return undefined
}

const INSIDE: [RegExp, string][] = [
  [/^(cow|cow-face|ox|water-buffalo|shallow-pan-of-food|fire|knife)$/, 'cut-of-meat'],
  [/^(pig|pig-face|pig-nose|boar)$/, 'bacon'],
  [/^(ram|ewe|goat)$/, 'meat-on-bone'],
  [
    /^(chicken|rooster|hatching-chick|front-facing-baby-chick|baby-chick|feather|turkey|duck)$/,
    'poultry-leg',
  ],
  [/^(fishing-pole|shark|sailboat|anchor)$/, 'fish'],
  [/^honeybee$/, 'honey-pot'],
  [/^nest-with-eggs$/, 'egg'],
]

/** The motif to fill a tray, crate or net with: a cow on the label means beef in the tray. */
export const insideOf = (motif: string) =>
  INSIDE.find(([pattern]) => pattern.test(motif))?.[1] ?? motif

/** Whether a crate is one of bottles. */
export const holdsBottles = ({ motif }: Words) => /glass|clinking|wedding|beer|bottle/.test(motif)
