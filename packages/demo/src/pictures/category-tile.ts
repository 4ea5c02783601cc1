import { lighten, turn } from './color.ts'
import { Drawing, ellipse } from './drawing.ts'
import { groundShadow } from './finish.ts'
import { loadMotif, placeMotif } from './motif.ts'
import { wrapSvg } from './packshot.ts'
import { seeded } from './random.ts'

const SIDE = 600

/** Draws a category's card: its motif on its tint (`#rrggbb`), a square of 600 units without text. Throws when the motif is unknown. */
export async function drawCategoryTile({
  motif: name,
  tint,
}: {
  motif: string
  tint: string
}): Promise<string> {
  const art = new Drawing()
  const motif = await loadMotif(name)
  const random = seeded(name, 'tile')
  const ground = art.linear(
    [
      [0, lighten(tint, 0.35)],
      [1, turn(tint, 0, 1.5, -0.03)],
    ],
    [0, 0, 1, 1],
  )
  const glow = ellipse(
    300,
    290,
    235,
    235,
    art.radial([
      [0, '#ffffff', 0.75],
      [0.75, '#ffffff', 0.3],
      [1, '#ffffff', 0],
    ]),
  )
  const size = 350
  const box = { x: (SIDE - size) / 2, y: (SIDE - size) / 2 - 8, w: size, h: size }
  const scale = Math.min(size / motif.bounds.w, size / motif.bounds.h)
  const foot = box.y + size / 2 + (motif.bounds.h * scale) / 2
  const shadow = groundShadow(art, 300, foot + 4, motif.bounds.w * scale * 0.4, tint, 0.75)
  const content = `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>${glow}${shadow}${placeMotif(art, motif, box, random.between(-4, 4))}`
  return wrapSvg(`<defs>${art.defs}</defs>${content}`, SIDE)
}
