import { locales } from '@tsiran/contract/locale'
import type { Text } from '@tsiran/db/tables/shared'

/** What one piece holds: grams, millilitres or pieces. */
export interface Content {
  amount: number
  unit: 'g' | 'ml' | 'piece'
}

const units: readonly { names: string; unit: Content['unit']; factor: number }[] = [
  { names: 'կգ|кг|kg', unit: 'g', factor: 1000 },
  { names: 'գրամ|գր|գ|грамм|гр|г|gr|g', unit: 'g', factor: 1 },
  { names: 'մլ|мл|ml', unit: 'ml', factor: 1 },
  { names: 'լիտր|լ|литров|литра|литр|л|liters|litres|liter|litre|l', unit: 'ml', factor: 1000 },
  { names: 'հատ|шт|штук|pcs|pc|pieces', unit: 'piece', factor: 1 },
]
const factors = new Map(
  units.flatMap(({ names, unit, factor }) =>
    names.split('|').map((name) => [name, { unit, factor }] as const),
  ),
)
const times = `(?:${['x', '×', 'х', '[*]'].join('|')})`
const pieces = `(?:${['հատ', 'шт[.]?', 'pcs'].join('|')})`
/** A number with its unit, and the number of such packs before it: `0,5 լ`, `6 x 330 мл`. A range is whom it fits: `4–9 кг`. */
const measure = new RegExp(
  String.raw`(?:(?<![\d,.])(\d{1,3})\s*(?:${times}|${pieces}\s*${times})\s*)?(?<![\d,.\p{L}]|\d\s*[\u2010\u2013\u2014-]\s*)(\d{1,6}(?:[.,]\d{1,3})?)\s*(${[...factors.keys()].join('|')})(?!\p{L})`,
  'giu',
)
const within = `(?:${['/', 'in an?', 'per', 'a', 'в'].join('|')})`
const box = `(?:${['box', 'case', 'кор', 'ящик', 'արկղ'].join('|')})`
/** A number of pieces that is how many a box holds: `12 pcs in a box`, `12 шт/кор`. */
const ofBox = new RegExp(String.raw`\d\s*${pieces}\s*${within}?\s*${box}`, 'iu')
/** Contents above these are a slip: grams, millilitres, pieces. */
const maxAmount = { g: 100_000, ml: 100_000, piece: 1_000 }

/**
 * What a name says of the contents: a weight before a number of pieces, and pieces before a volume, which is that of each one, such as
 * a rubbish bag. Undefined where it says nothing, or two things, as a bottle and how many its box holds.
 */
export function contentOfName(name: string): Content | undefined {
  const found = [...name.normalize('NFKC').toLowerCase().matchAll(measure)].map(
    ([, packs = '1', number, label]) => {
      const { unit, factor } = factors.get(label!)!
      return {
        amount: Math.round(Number(number!.replace(',', '.')) * factor * Number(packs)),
        unit,
      }
    },
  )
  if (ofBox.test(name) && found.length > 1) return undefined
  const sizes = found.filter(({ unit }) => unit !== 'piece')
  const counts = found.filter(({ amount, unit }) => unit === 'piece' && amount > 1)
  const isOfEach = counts.length > 0 && sizes.every(({ unit }) => unit === 'ml')
  const [first, ...others] = isOfEach ? counts : sizes.length > 0 ? sizes : found
  if (!first || first.amount < 1 || first.amount > maxAmount[first.unit]) return undefined
  return others.every((other) => isSame(first, other)) ? first : undefined
}

/** What the names of a product say, where no language contradicts another. */
export function contentOfNames(...names: readonly Text[]): Content | undefined {
  const [first, ...others] = names
    .flatMap((name) => locales.map((locale) => contentOfName(name[locale])))
    .filter((content) => content !== undefined)
  return first && others.every((other) => isSame(first, other)) ? first : undefined
}

const isSame = (one: Content, other: Content) =>
  one.amount === other.amount && one.unit === other.unit
