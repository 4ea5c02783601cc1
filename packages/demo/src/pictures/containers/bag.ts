import { drawCover } from '../cover.ts'
import { darken, lighten, lightness } from '../color.ts'
import { n, path, stroke } from '../drawing.ts'
import { groundShadow, shine } from '../finish.ts'
import { CENTRE, FLOOR, reach, type Scene } from '../scene.ts'
import { polygon } from '../shapes.ts'

/** A flat-bottomed bag for coffee, flour, grain, sugar, charcoal. */
export function drawBag(scene: Scene): string {
  const { art, palette, random } = scene
  const half = random.between(215, 262)
  const top = random.between(270, 350)
  const closing = random.pick(['tin-tie', 'roll', 'crimp'] as const)
  const waist = random.between(8, 18)
  const l = CENTRE - half
  const r = CENTRE + half
  const body = `M${n(l + 16)} ${n(top)}C${n(l + 6)} ${n(top + 180)} ${n(l + waist)} ${n(top + 300)} ${n(l - 4)} ${FLOOR - 40}Q${n(l - 4)} ${FLOOR - 4} ${n(l + 30)} ${FLOOR}Q${CENTRE} ${FLOOR + 14} ${n(r - 30)} ${FLOOR}Q${n(r + 4)} ${FLOOR - 4} ${n(r + 4)} ${FLOOR - 40}C${n(r - waist)} ${n(top + 300)} ${n(r - 6)} ${n(top + 180)} ${n(r - 16)} ${n(top)}Z`
  const base = palette.base
  const paper = art.linear([
    [0, darken(base, 0.3)],
    [0.09, darken(base, 0.02)],
    [0.13, lighten(base, 0.26)],
    [0.35, lighten(base, 0.1)],
    [0.7, base],
    [0.88, darken(base, 0.06)],
    [0.905, darken(base, 0.26)],
    [1, darken(base, 0.34)],
  ])
  const face = { x: l + 52, y: top + 36, w: 2 * half - 104, h: FLOOR - top - 66 }
  const dim = lightness(base) < 0.35 ? 0.16 : 0.24
  const creases = [
    [l + 46, top + 10, l + 60, top + 190, l + 34, FLOOR - 40],
    [r - 46, top + 10, r - 60, top + 190, r - 36, FLOOR - 40],
  ]
    .map(([x1, y1, x2, y2, x3, y3]) =>
      stroke(
        `M${n(x1!)} ${n(y1!)}Q${n(x2!)} ${n(y2!)} ${n(x3!)} ${n(y3!)}`,
        '#ffffff',
        3,
        'opacity=".28"',
      ),
    )
    .join('')
  const dents =
    path(
      `M${n(l + 40)} ${n(top + 6)}Q${n(CENTRE - 60)} ${n(top + 110)} ${n(CENTRE + 40)} ${n(top + 4)}Z`,
      '#000000',
      `opacity="${dim * 0.35}"`,
    ) +
    path(
      `M${n(CENTRE + 20)} ${n(top + 4)}Q${n(r - 70)} ${n(top + 84)} ${n(r - 34)} ${n(top + 4)}Z`,
      '#ffffff',
      'opacity=".13"',
    ) +
    path(
      `M${n(l + 30)} ${FLOOR}Q${n(CENTRE - 40)} ${FLOOR - 60} ${n(r - 60)} ${FLOOR}Z`,
      '#000000',
      `opacity="${dim * 0.4}"`,
    )
  const h = closing === 'roll' ? 92 : 74
  const headFill = art.linear(
    [
      [0, lighten(base, 0.3)],
      [0.45, darken(base, 0.06)],
      [0.5, lighten(base, 0.12)],
      [1, darken(base, 0.18)],
    ],
    [0, 0, 0, 1],
  )
  const headTop = polygon([
    [l + 20, top - h],
    [r - 20, top - h],
    [r - 14, top + 8],
    [l + 14, top + 8],
  ])
  const crimps =
    closing === 'crimp'
      ? Array.from(
          { length: 30 },
          (_, i) => `M${n(l + 30 + (i * (2 * half - 60)) / 29)} ${n(top - h + 6)}V${n(top)}`,
        ).join('')
      : ''
  const tie =
    closing === 'tin-tie'
      ? path(
          polygon([
            [l - 14, top - 44],
            [r + 14, top - 44],
            [r + 14, top - 14],
            [l - 14, top - 14],
          ]),
          art.linear(
            [
              [0, lighten(palette.accent, 0.3)],
              [1, darken(palette.accent, 0.2)],
            ],
            [0, 0, 0, 1],
          ),
        )
      : ''
  const roll =
    closing === 'roll'
      ? stroke(
          `M${n(l + 20)} ${n(top - h * 0.46)}H${n(r - 20)}`,
          darken(base, 0.4),
          4,
          'opacity=".4"',
        ) + stroke(`M${n(l + 17)} ${n(top + 6)}H${n(r - 17)}`, darken(base, 0.5), 8, 'opacity=".4"')
      : ''
  reach(scene, top - h, half + 4)
  return (
    groundShadow(art, CENTRE, FLOOR + 2, half + 4, palette.tint) +
    path(body, paper) +
    art.clip(body, drawCover(scene, face, ['disc', 'panel', 'rays', 'carpet', 'arch', 'stripes'])) +
    art.clip(body, dents) +
    creases +
    shine(art, { x: l + 60, y: top + 60, w: 22, h: FLOOR - top - 190 }, 0.22) +
    path(headTop, headFill) +
    (crimps &&
      `<path d="${crimps}" stroke="${darken(base, 0.45)}" stroke-opacity=".32" stroke-width="5" fill="none"/>`) +
    roll +
    tie
  )
}
