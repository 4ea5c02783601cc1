import { brighten, darken, lighten, mix } from '../color.ts'
import { ellipse, n, path, stroke } from '../drawing.ts'
import { groundShadow } from '../finish.ts'
import { drawLabel } from '../label.ts'
import { CENTRE, FLOOR, reach, type Scene } from '../scene.ts'
import { rounded } from '../shapes.ts'

/** Sausage, sujukh, basturma: a casing tied at both ends, with paper around its middle. */
export function drawSausage(scene: Scene): string {
  const { art, palette, random } = scene
  const half = random.between(355, 390)
  const r = random.between(168, 205)
  const cy = FLOOR - r - 6
  const skin = mix(palette.base, '#7a2e22', 0.3)
  const droop = random.between(0, 16)
  const [l, right] = [CENTRE - half, CENTRE + half]
  const body = `M${n(l)} ${n(cy)}C${n(l + 6)} ${n(cy - r * 0.96)} ${n(l + 70)} ${n(cy - r)} ${n(l + 150)} ${n(cy - r)}Q${CENTRE} ${n(cy - r - droop)} ${n(right - 150)} ${n(cy - r)}C${n(right - 70)} ${n(cy - r)} ${n(right - 6)} ${n(cy - r * 0.96)} ${n(right)} ${n(cy)}C${n(right - 6)} ${n(cy + r * 0.96)} ${n(right - 70)} ${n(cy + r)} ${n(right - 150)} ${n(cy + r)}H${n(l + 150)}C${n(l + 70)} ${n(cy + r)} ${n(l + 6)} ${n(cy + r * 0.96)} ${n(l)} ${n(cy)}Z`
  const fill = art.linear(
    [
      [0, darken(skin, 0.1)],
      [0.16, brighten(skin, 0.34)],
      [0.42, skin],
      [0.8, darken(skin, 0.28)],
      [1, darken(skin, 0.14)],
    ],
    [0, 0, 0, 1],
  )
  const shade = art.linear(
    [
      [0, '#3a120c', 0.14],
      [0.18, '#ffffff', 0.3],
      [0.36, '#ffffff', 0.02],
      [0.75, '#3a120c', 0.2],
      [1, '#3a120c', 0.36],
    ],
    [0, 0, 0, 1],
  )
  const specks = Array.from({ length: 40 }, () =>
    ellipse(
      random.between(l + 20, right - 20),
      random.between(cy - r, cy + r),
      random.between(4, 13),
      random.between(3, 9),
      random.chance(0.6) ? lighten(skin, 0.4) : darken(skin, 0.3),
      'opacity=".35"',
    ),
  ).join('')
  const tie = (x: number, side: number) =>
    path(
      `M${n(x - side * 8)} ${n(cy - 30)}Q${n(x + side * 34)} ${n(cy - 12)} ${n(x + side * 76)} ${n(cy - 44)}L${n(x + side * 92)} ${n(cy)}L${n(x + side * 76)} ${n(cy + 44)}Q${n(x + side * 34)} ${n(cy + 12)} ${n(x - side * 8)} ${n(cy + 30)}Z`,
      art.linear(
        [
          [0, lighten(skin, 0.3)],
          [1, darken(skin, 0.2)],
        ],
        [0, 0, 0, 1],
      ),
    ) +
    path(
      rounded({ x: x + side * 18 - 11, y: cy - 27, w: 22, h: 54 }, 8),
      art.linear(
        [
          [0, '#f4f6f8'],
          [0.5, '#b4bcc3'],
          [1, '#868f97'],
        ],
        [0, 0, 0, 1],
      ),
    )
  const string = random.chance(0.5)
    ? stroke(
        `M${n(l - 30)} ${n(cy)}C${n(l - 120)} ${n(cy - 130)} ${n(l - 20)} ${n(cy - 200)} ${n(l + 16)} ${n(cy - 60)}`,
        '#e8d5ae',
        8,
      )
    : ''
  const wide = half * random.between(1.2, 1.34)
  const label = art.clip(
    body,
    drawLabel(
      scene,
      { x: CENTRE - wide / 2, y: cy - r - 4, w: wide, h: 2 * r + 8 },
      { style: random.pick(['bands', 'ornament', 'night', 'split']), maxSize: 128 },
    ),
  )
  reach(scene, cy - r - 90, half + 90)
  return (
    groundShadow(art, CENTRE, FLOOR - 4, half, palette.tint) +
    string +
    tie(l, -1) +
    tie(right, 1) +
    path(body, fill) +
    art.clip(body, specks) +
    label +
    path(body, shade)
  )
}
