import { perLocale } from '@tsiran/contract/map-text'
import type { Text } from '@tsiran/db/tables/shared'

/** Writes a {@link Text} on one line: Armenian, Russian, English. Other languages of the shop have the Armenian one. */
export const t = (hy: string, ru: string, en: string): Text => ({
  ...perLocale(() => hy),
  hy,
  ru,
  en,
})

export type Container =
  | 'bottle' // water, juice, oil, vinegar, detergent
  | 'wine-bottle' // wine, brandy, vodka, sparkling
  | 'jar' // honey, jam, preserves, spices
  | 'carton' // milk, juice with a gable top
  | 'bag' // flat-bottomed bag: coffee, flour, grain, sugar, charcoal
  | 'pouch' // stand-up or pillow pack: crisps, sweets, frozen food, pasta
  | 'tin' // flat or tall food tin
  | 'can' // drinks can
  | 'box' // cardboard box: tea, biscuits, chocolates, washing powder
  | 'tub' // yoghurt, sour cream, ice cream, spread
  | 'wrap' // bar or block in paper: chocolate, butter, soap
  | 'tray' // meat, fish, berries, eggs
  | 'crate' // products sold by the crate
  | 'net' // potatoes, onions, oranges, nuts
  | 'loose' // no container: the motif alone, large

/** Input of the packshot generator. */
export interface Picture {
  container: Container
  /** Name of an icon of the Fluent Emoji set, such as `red-apple`. */
  motif: string
  /** The container's main colour, `#rrggbb`; not needed for `loose`. */
  color?: string
  /** The backdrop's soft tint, `#rrggbb` (light). */
  tint: string
  /** Text of the label, in Armenian letters, at most 14 characters. */
  label?: string
}

/** A price with its stock: a simple product has one, a configurable product several. */
export interface Offer {
  /** Drams for one unit. */
  price: number
  /** Drams before the saving; above `price`. */
  oldPrice?: number
  /** Drams for company users; below `price`. */
  companyPrice?: number
  /** Pieces in stock; 0 is out of stock. Multiples are not needed. */
  qty: number
  /** Pack size: minimum and step of a quantity. */
  minQty?: number
  /** A full box: pieces in it (a multiple of `minQty`), and its price in drams (below pieces x price). */
  box?: { qty: number; price: number }
}

/** How a product is sold by weight: `price` is the price of a portion. */
export interface Weighing {
  /** Grams that a portion is taken to weigh. */
  grams: number
  /** Drams for a kilogram. */
  perKg: number
  /** Percent that a portion may weigh more or less; 15 unless it says otherwise. */
  tolerance?: number
}

export interface DemoVariant extends Offer {
  /** Attribute code to option key, one for each of the product's `configurable` codes. */
  options: Record<string, string>
}

interface DemoProductBase {
  /** Upper case letters, a dash and three digits: `DAI-014`. A variant's sku is made from it. */
  sku: string
  /** The address: lower case Latin letters, digits and dashes. Unique in the shop. */
  urlKey: string
  name: Text
  /** One to three informative sentences: taste, origin, use, storage. Plain text. */
  description: Text
  /** A key of `brands.ts`; absent for products without a brand. */
  brand?: string
  /** Unit of `price`. */
  unit: 'piece' | 'kg' | 'l' | 'pack'
  /** Attribute code to option key, keys, or (text attributes) a text. Not the configurable ones. */
  attributes?: Record<string, string | string[] | Text>
  picture: Picture
}

export interface SimpleProduct extends DemoProductBase, Offer {
  /** Absent for products that are sold by the piece, the pack or full kilograms. */
  weighed?: Weighing
}

export interface ConfigurableProduct extends DemoProductBase {
  /** Codes of configurable attributes, in the order of choice. */
  configurable: string[]
  variants: DemoVariant[]
}

export type DemoProduct = SimpleProduct | ConfigurableProduct

export interface DemoCategory {
  id: number
  /** Lower case Latin letters, digits and dashes. Unique in the shop. */
  slug: string
  name: Text
  /** One sentence. */
  description: Text
  /** The icon on its card, and the card's tint. */
  picture: { motif: string; tint: string }
  /** Either children or products, never both. */
  children?: DemoCategory[]
  products?: DemoProduct[]
}
