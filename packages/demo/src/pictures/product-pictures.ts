import { attributes } from '../attributes.ts'
import type { DemoProduct, Picture } from '../types.ts'
import type { View } from './packshot.ts'

/** A picture of a product, by the key of its files. */
export interface ProductPicture {
  key: string
  picture: Picture
  view: View
}

/** Motifs of flavours; the others have the product's motif. */
const motifs: Record<string, string> = {
  apricot: 'peach',
  peach: 'peach',
  cherry: 'cherries',
  strawberry: 'strawberry',
  blueberry: 'blueberries',
  lemon: 'lemon',
  orange: 'tangerine',
  apple: 'red-apple',
  grape: 'grapes',
  tomato: 'tomato',
  multifruit: 'pineapple',
  mint: 'herb',
  thyme: 'herb',
  herbs: 'herb',
  chocolate: 'chocolate-bar',
  milk: 'glass-of-milk',
  hazelnut: 'chestnut',
  pistachio: 'peanuts',
  honey: 'honey-pot',
  cheese: 'cheese-wedge',
  hot: 'hot-pepper',
  garlic: 'garlic',
}

/** Flavours whose pack is the product's own. */
const own = new Set(['classic', 'unscented', 'mild'])

const keyOf = (sku: string, name: string) => `products/${sku.toLowerCase()}${name}`

/** A product's own pictures: the front, a close-up of the label, and three pieces where it has a box price. */
function ownPictures(product: DemoProduct): ProductPicture[] {
  const { sku, picture } = product
  const offers = 'variants' in product ? product.variants : [product]
  const views: [string, View][] = [['', 'front']]
  if (picture.container !== 'loose') views.push(['-near', 'near'])
  if (offers.some(({ box }) => box)) views.push(['-three', 'three'])
  return views.map(([name, view]) => ({ key: keyOf(sku, name), picture, view }))
}

/** The picture of a variant whose flavour has its own pack; undefined where the product's pictures show it. */
export function flavourPicture(
  { sku, picture }: DemoProduct,
  options: Readonly<Record<string, string>>,
): ProductPicture | undefined {
  const { flavour = '' } = options
  const option = attributes['flavour']?.options?.[flavour]
  if (!option || !('swatch' in option) || own.has(flavour) || picture.container === 'loose')
    return undefined
  const color = option.swatch
  return {
    key: keyOf(sku, `-${flavour}`),
    picture: { ...picture, color, motif: motifs[flavour] ?? picture.motif },
    view: 'front',
  }
}

/** Every picture of a product, its variants' included, each key once. */
export function productPictures(product: DemoProduct): ProductPicture[] {
  const flavours =
    'variants' in product
      ? product.variants.flatMap(({ options }) => flavourPicture(product, options) ?? [])
      : []
  return [...new Map([...ownPictures(product), ...flavours].map((one) => [one.key, one])).values()]
}

/** Keys of the pictures that show the product whatever variant is chosen. */
export const pictureKeys = (product: DemoProduct): string[] =>
  ownPictures(product).map(({ key }) => key)
