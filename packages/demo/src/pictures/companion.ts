import type { Container } from '../types.ts'
import { groundShadow } from './finish.ts'
import { placeMotif } from './motif.ts'
import { seeded } from './random.ts'
import { FLOOR, type Scene } from './scene.ts'

/** Motifs that may lie beside their pack as its content. */
const NATURAL =
  /apple|pear|tangerine|lemon|peach|cherries|strawberry|blueberries|grapes|kiwi|melon|watermelon|pineapple|mango|banana|coconut|tomato|olive|avocado|eggplant|potato|carrot|corn|pepper|cucumber|garlic|onion|peanuts|chestnut|beans|mushroom|honey-pot|egg$|cheese|butter|bread|pretzel|cookie|candy|croissant|leaf|herb|clover|blossom|rose|tulip|sunflower|broccoli|leafy|ginger|olive|lime|flatbread|bagel/
const PACKS: readonly Container[] = [
  'bottle',
  'wine-bottle',
  'jar',
  'carton',
  'can',
  'tin',
  'tub',
  'bag',
  'pouch',
]

/** One or two of the motif lying before its pack, on some of the pictures. */
export function drawSide(
  { art, motif, palette, extent }: Scene,
  container: Container,
  seed: string,
): string {
  const random = seeded(seed, 'companion')
  if (!PACKS.includes(container) || !NATURAL.test(motif.name) || !random.chance(0.6)) return ''
  const flip = random.chance(0.65) ? 1 : -1
  const size = random.between(185, 220)
  const at = (flip > 0 ? extent.right : extent.left) + flip * size * 0.3
  const items = [{ x: at, y: FLOOR + 30, size, rotation: flip * random.between(4, 20) }]
  if (extent.right - extent.left < 520 && random.chance(0.4))
    items.unshift({
      x: at + flip * size * 0.62,
      y: FLOOR + 4,
      size: size * 0.8,
      rotation: flip * random.between(-25, -5),
    })
  if (flip > 0) extent.right = Math.max(...items.map((item) => item.x)) + size * 0.4
  else extent.left = Math.min(...items.map((item) => item.x)) - size * 0.4
  return items
    .map((item) => {
      const { w, h } = motif.bounds
      const scale = item.size / Math.max(w, h)
      const box = { x: item.x - (w * scale) / 2, y: item.y - h * scale, w: w * scale, h: h * scale }
      return (
        groundShadow(art, item.x, item.y - 5, w * scale * 0.44, palette.tint, 0.9) +
        placeMotif(art, motif, box, item.rotation)
      )
    })
    .join('')
}
