import { lighten, turn } from './color.ts'
import { Drawing, ellipse, type Box } from './drawing.ts'
import { groundShadow } from './finish.ts'
import { loadMotif, placeMotif } from './motif.ts'
import { wrapSvg } from './packshot.ts'
import { seeded } from './random.ts'

const SIDE = 600

/** Places of the motifs from back to front. The outer eighth stays free: slides crop it. */
const PLACES = {
  behind: [
    { x: 345, y: 90, w: 165, h: 165 },
    { x: 95, y: 130, w: 140, h: 140 },
  ],
  main: { x: 140, y: 135, w: 320, h: 320 },
  before: [
    { x: 385, y: 345, w: 150, h: 150 },
    { x: 70, y: 360, w: 150, h: 150 },
  ],
} as const

/** What a slide shows: motifs by name, the main one first, at most five, on a tint (`#rrggbb`). */
export interface StillLife {
  motifs: readonly string[]
  tint: string
}

/** Draws products side by side, a square of 600 units without text. Throws when a motif is unknown. */
export async function drawStillLife({ motifs, tint }: StillLife): Promise<string> {
  const art = new Drawing()
  const random = seeded(motifs.join(), 'slide')
  const [main, ...others] = await Promise.all(motifs.map(loadMotif))
  if (!main) throw new Error('A still life without motifs')
  const ground = art.linear(
    [
      [0, lighten(tint, 0.25)],
      [1, turn(tint, 0, 1.25, -0.02)],
    ],
    [0, 0, 1, 1],
  )
  const light: [number, string, number][] = [
    [0, '#ffffff', 0.7],
    [0.7, '#ffffff', 0.22],
    [1, '#ffffff', 0],
  ]
  const glow = ellipse(300, 290, 290, 290, art.radial(light))
  const stand = (motif: typeof main, box: Box, lean: number) => {
    const scale = Math.min(box.w / motif.bounds.w, box.h / motif.bounds.h)
    const foot = box.y + box.h / 2 + (motif.bounds.h * scale) / 2
    const shadow = groundShadow(
      art,
      box.x + box.w / 2,
      foot + 3,
      motif.bounds.w * scale * 0.4,
      tint,
      0.6,
    )
    return shadow + placeMotif(art, motif, box, random.between(-lean, lean))
  }
  const before = others.slice(0, 2).map((motif, place) => stand(motif, PLACES.before[place]!, 7))
  const behind = others
    .slice(2, 4)
    .map((motif, place) => placeMotif(art, motif, PLACES.behind[place]!, random.between(-12, 12)))
  const content = `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>${glow}${behind.join('')}${stand(main, PLACES.main, 3)}${before.join('')}`
  return wrapSvg(`<defs>${art.defs}</defs>${content}`, SIDE)
}
