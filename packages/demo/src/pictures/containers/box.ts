import { drawCover } from '../cover.ts'
import { darken, mix } from '../color.ts'
import { n, path, stroke } from '../drawing.ts'
import { faceFill, groundShadow } from '../finish.ts'
import { CENTRE, FLOOR, reach, type Scene } from '../scene.ts'
import { polygon, rounded } from '../shapes.ts'

const FORMATS = [
  { w: 420, h: 620, depth: 120 },
  { w: 480, h: 540, depth: 130 },
  { w: 560, h: 430, depth: 140 },
  { w: 620, h: 340, depth: 150 },
  { w: 380, h: 680, depth: 110 },
]

/** A cardboard box seen from its corner: tea, biscuits, chocolates, washing powder. */
export function drawBox(scene: Scene): string {
  const { art, palette, random } = scene
  const format = random.pick(FORMATS)
  const scale = random.between(0.94, 1.06)
  const [w, h, depth] = [format.w * scale, format.h * scale, format.depth * scale]
  const rise = depth * 0.42
  const x = CENTRE - (w + depth) / 2
  const top = FLOOR - h
  const { base } = palette
  const front = { x, y: top, w, h }
  const side = polygon([
    [x + w, top],
    [x + w + depth, top - rise],
    [x + w + depth, FLOOR - rise],
    [x + w, FLOOR],
  ])
  const lid = polygon([
    [x, top],
    [x + depth, top - rise],
    [x + w + depth, top - rise],
    [x + w, top],
  ])
  const bandY = random.between(0.66, 0.76)
  const bandH = 0.09
  const sideBand = polygon([
    [x + w, top + h * bandY],
    [x + w + depth, top + h * bandY - rise],
    [x + w + depth, top + h * (bandY + bandH) - rise],
    [x + w, top + h * (bandY + bandH)],
  ])
  const tab = random.chance(0.5)
    ? stroke(
        `M${n(x + w * 0.36 + depth * 0.5)} ${n(top - rise * 0.5)}L${n(x + w * 0.64 + depth * 0.5)} ${n(top - rise * 0.5)}`,
        darken(base, 0.4),
        3,
        'opacity=".4"',
      )
    : path(
        polygon([
          [x + w * 0.44, top],
          [x + w * 0.44 + depth, top - rise],
          [x + w * 0.56 + depth, top - rise],
          [x + w * 0.56, top],
        ]),
        palette.accent,
        'opacity=".75"',
      )
  const gloss = path(
    polygon([
      [x, top],
      [x + w * 0.5, top],
      [x + w * 0.16, FLOOR],
      [x, FLOOR],
    ]),
    art.linear(
      [
        [0, '#ffffff', 0.26],
        [1, '#ffffff', 0.02],
      ],
      [0, 0, 0.5, 1],
    ),
  )
  const low = path(
    polygon([
      [x, FLOOR - 70],
      [x + w, FLOOR - 70],
      [x + w, FLOOR],
      [x, FLOOR],
    ]),
    art.linear(
      [
        [0, '#000000', 0],
        [1, '#000000', 0.14],
      ],
      [0, 0, 0, 1],
    ),
  )
  reach(scene, top - rise, (w + depth) / 2)
  return (
    groundShadow(art, CENTRE + 6, FLOOR - 14, (w + depth) / 2, palette.tint) +
    path(side, faceFill(art, base, 'side')) +
    path(sideBand, mix(palette.accent, darken(base, 0.4), 0.45)) +
    path(lid, faceFill(art, base, 'top')) +
    tab +
    path(rounded(front, 2), faceFill(art, base, 'front')) +
    art.clip(rounded(front, 2), drawCover(scene, front)) +
    gloss +
    low +
    stroke(`M${n(x + 2)} ${n(top)}H${n(x + w)}V${n(FLOOR - 3)}`, '#ffffff', 3, 'opacity=".5"')
  )
}
