import { drawCover } from '../cover.ts'
import { darken, lighten } from '../color.ts'
import { ellipse, n, path, stroke } from '../drawing.ts'
import { groundShadow } from '../finish.ts'
import { CENTRE, FLOOR, reach, type Scene } from '../scene.ts'
import { teeth } from '../shapes.ts'

/** Folds of a foil pack, light from the left. */
function drawFolds(
  { art, random }: Scene,
  l: number,
  r: number,
  top: number,
  bottom: number,
): string {
  const white = art.linear(
    [
      [0, '#ffffff', 0],
      [0.5, '#ffffff', 0.5],
      [1, '#ffffff', 0],
    ],
    [0, 0, 0, 1],
  )
  const dark = art.linear(
    [
      [0, '#000000', 0.2],
      [1, '#000000', 0],
    ],
    [0, 0, 0, 1],
  )
  let folds = ''
  for (let i = 0; i < 6; i++) {
    const x = l + ((i + random.between(0.2, 0.8)) * (r - l)) / 6
    const reach = random.between(60, 130)
    const lean = random.between(-34, 34)
    folds += path(
      `M${n(x - 14)} ${n(top)}L${n(x + lean)} ${n(top + reach)}L${n(x + 14)} ${n(top)}Z`,
      dark,
    )
    folds += path(
      `M${n(x - 14)} ${n(bottom)}L${n(x - lean)} ${n(bottom - reach)}L${n(x + 14)} ${n(bottom)}Z`,
      '#000000',
      'opacity=".08"',
    )
  }
  const left = path(
    `M${n(l + 46)} ${n(top + 90)}Q${n(l + 20)} ${n((top + bottom) / 2)} ${n(l + 52)} ${n(bottom - 90)}Q${n(l + 62)} ${n((top + bottom) / 2)} ${n(l + 46)} ${n(top + 90)}Z`,
    white,
  )
  const right = path(
    `M${n(r - 40)} ${n(top + 120)}Q${n(r - 14)} ${n((top + bottom) / 2)} ${n(r - 46)} ${n(bottom - 110)}Q${n(r - 40)} ${n((top + bottom) / 2)} ${n(r - 40)} ${n(top + 120)}Z`,
    white,
    'opacity=".6"',
  )
  return folds + left + right
}

/** A stand-up or pillow pack: crisps, sweets, frozen food, pasta. */
export function drawPouch(scene: Scene): string {
  const { art, palette, random } = scene
  const pillow = random.chance(0.5)
  const half = random.between(230, 275)
  const top = random.between(210, 290)
  const seal = 46
  const l = CENTRE - half
  const r = CENTRE + half
  const bottom = FLOOR - (pillow ? 8 : 0)
  const edge = pillow
    ? teeth(r - 8, l + 8, bottom, 15, 26)
    : `Q${CENTRE} ${bottom + 34} ${n(l + 14)} ${bottom - 6}`
  const d = `M${n(l + 8)} ${n(top)}${pillow ? teeth(l + 8, r - 8, top, -15, 26) : `H${n(r - 8)}`}L${n(r - 6)} ${n(top + seal)}C${n(r + 34)} ${n(top + 240)} ${n(r + 22)} ${n(bottom - 220)} ${n(r - (pillow ? 6 : -8))} ${n(bottom - seal)}L${n(r - 8)} ${n(bottom)}${edge}${pillow ? '' : `L${n(l - 8)} ${n(bottom - seal)}`}L${n(l + (pillow ? 6 : -8))} ${n(bottom - seal)}C${n(l - 22)} ${n(bottom - 220)} ${n(l - 34)} ${n(top + 240)} ${n(l + 6)} ${n(top + seal)}Z`
  const { base } = palette
  const foil = art.linear([
    [0, darken(base, 0.32)],
    [0.1, base],
    [0.22, lighten(base, 0.3)],
    [0.42, lighten(base, 0.06)],
    [0.72, base],
    [0.9, darken(base, 0.2)],
    [1, darken(base, 0.36)],
  ])
  const swell = art.radial(
    [
      [0, '#ffffff', 0.24],
      [1, '#ffffff', 0],
    ],
    0.38,
    0.34,
    0.6,
  )
  const face = {
    x: l + 44,
    y: top + seal + 26,
    w: 2 * half - 88,
    h: bottom - top - (pillow ? 2 * seal : seal + 26) - 52,
  }
  const line = (y: number) =>
    stroke(
      `M${n(l + 4)} ${n(y)}Q${CENTRE} ${n(y + 8)} ${n(r - 4)} ${n(y)}`,
      darken(base, 0.4),
      4,
      'opacity=".35"',
    ) +
    stroke(
      `M${n(l + 4)} ${n(y + 5)}Q${CENTRE} ${n(y + 13)} ${n(r - 4)} ${n(y + 5)}`,
      '#ffffff',
      3,
      'opacity=".4"',
    )
  const ribbed = Array.from(
    { length: 4 },
    (_, i) =>
      `M${n(l + 10)} ${n(top + 9 + i * 9)}H${n(r - 10)}${pillow ? `M${n(l + 10)} ${n(bottom - 9 - i * 9)}H${n(r - 10)}` : ''}`,
  ).join('')
  const zip = pillow
    ? ''
    : line(top + seal + 34) +
      stroke(
        `M${n(l + 6)} ${bottom - 66}Q${CENTRE} ${bottom + 26} ${n(r - 6)} ${bottom - 66}`,
        darken(base, 0.4),
        4,
        'opacity=".3"',
      ) +
      ellipse(
        CENTRE,
        top + 24,
        30,
        10,
        palette.tint,
        `stroke="${darken(base, 0.3)}" stroke-width="2" stroke-opacity=".5"`,
      )
  const raised = pillow ? face : { ...face, y: face.y + 22, h: face.h - 46 }
  reach(scene, top - 14, half + 20)
  return (
    groundShadow(art, CENTRE, FLOOR + (pillow ? 0 : 8), half + 6, palette.tint) +
    path(d, foil) +
    art.clip(
      d,
      drawCover(
        scene,
        raised,
        random.pick([
          ['wave', 'rays', 'disc'],
          ['rays', 'disc', 'panel', 'carpet'],
        ]),
      ) +
        path(d, swell) +
        drawFolds(scene, l, r, top + seal, bottom - (pillow ? seal : 10)),
    ) +
    `<path d="${ribbed}" stroke="#ffffff" stroke-opacity=".22" stroke-width="3" fill="none"/>` +
    line(top + seal) +
    (pillow ? line(bottom - seal) : zip)
  )
}
