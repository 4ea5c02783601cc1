import { darken, lighten, turn } from './color.ts'
import { Drawing, ellipse, path } from './drawing.ts'
import { groundShadow } from './finish.ts'
import { loadMotif, placeMotif } from './motif.ts'
import { ornamentRow, ORNAMENTS, rays } from './ornament.ts'
import { wrapSvg } from './packshot.ts'
import { seeded } from './random.ts'

/** Content of a blog post's picture. */
export interface StoryPicture {
  /** Fluent Emoji icons on the table, the one in the middle first: three to five. */
  motifs: readonly string[]
  /** The wall's soft tint, `#rrggbb`. */
  tint: string
  /** The tablecloth, `#rrggbb`. */
  cloth: string
}

const SIDE = 1200
/** Where things stand: middle, foot and size, those behind first. All of it lies in the middle nine sixteenths of the square. */
const PLACES = [
  { x: 600, foot: 800, size: 430 },
  { x: 300, foot: 820, size: 300 },
  { x: 905, foot: 815, size: 310 },
  { x: 445, foot: 868, size: 185 },
  { x: 770, foot: 872, size: 190 },
] as const

/**
 * Draws a blog post's picture: things on a laid table before a sunny wall. A square whose middle holds when it is cut to 16 : 9.
 * Throws when a motif is unknown.
 */
export async function drawStory(
  { motifs, tint, cloth }: StoryPicture,
  seed: string,
): Promise<string> {
  const art = new Drawing()
  const random = seeded(seed, 'story')
  const wall = art.linear(
    [
      [0, lighten(tint, 0.15)],
      [0.65, lighten(tint, 0.5)],
      [1, turn(tint, 0, 1.4, -0.03)],
    ],
    [0, 0, 0, 1],
  )
  const sun = random.pick([330, 600, 860])
  const light = ellipse(
    sun,
    500,
    330,
    330,
    art.radial([
      [0, '#ffffff', 0.95],
      [0.6, '#ffffff', 0.5],
      [1, '#ffffff', 0],
    ]),
  )
  const beams = path(
    rays(sun, 500, 900, 14, random.between(0, 1)),
    lighten(tint, 0.7),
    'opacity=".35"',
  )
  const table = path(
    'M0 730H1200V1200H0Z',
    art.linear(
      [
        [0, lighten(cloth, 0.12)],
        [0.3, cloth],
        [1, darken(cloth, 0.25)],
      ],
      [0, 0, 0, 1],
    ),
  )
  const border = random.pick(ORNAMENTS)
  const woven =
    path('M0 886H1200V938H0Z', darken(cloth, 0.22)) +
    path(ornamentRow(border, 0, SIDE, 893, 38), lighten(cloth, 0.78)) +
    path('M0 730H1200V738H0Z', lighten(cloth, 0.4))
  const loaded = await Promise.all(motifs.slice(0, PLACES.length).map(loadMotif))
  const things = loaded.map((motif, index) => {
    const { x, foot, size } = PLACES[index]!
    const scale = Math.min(size / motif.bounds.w, size / motif.bounds.h)
    const [w, h] = [motif.bounds.w * scale, motif.bounds.h * scale]
    const box = { x: x - w / 2, y: foot - h, w, h }
    return (
      groundShadow(art, x, foot - 4, w * 0.42, cloth, 0.8) +
      placeMotif(art, motif, box, random.between(-4, 4))
    )
  })
  const content = `<rect width="${SIDE}" height="${SIDE}" fill="${wall}"/>${beams}${light}${table}${woven}${things.join('')}`
  return wrapSvg(`<defs>${art.defs}</defs>${content}`, SIDE)
}
