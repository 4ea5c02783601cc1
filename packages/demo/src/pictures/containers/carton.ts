import { drawCover } from '../cover.ts'
import { darken, lighten, mix } from '../color.ts'
import { ellipse, n, path, stroke } from '../drawing.ts'
import { faceFill, groundShadow, ribs, roundFill } from '../finish.ts'
import { FLOOR, reach, type Scene } from '../scene.ts'
import { polygon, rounded, turned } from '../shapes.ts'

function drawScrewCap(
  { art, palette }: Scene,
  cx: number,
  y: number,
  r: number,
  tone: string,
): string {
  return (
    path(
      turned(
        cx,
        [
          [r, y],
          [r + 3, y + 42],
        ],
        8,
        0,
      ),
      roundFill(art, tone),
    ) +
    ribs(cx, r, y + 8, y + 44, darken(tone, 0.5), 14) +
    ellipse(
      cx,
      y,
      r,
      11,
      lighten(tone, 0.35),
      `stroke="${mix(tone, palette.deep, 0.3)}" stroke-opacity=".4" stroke-width="2"`,
    )
  )
}

/** Milk and juice: a pack with a gable top, or a brick with a cap or a straw. */
export function drawCarton(scene: Scene): string {
  const { art, palette, random } = scene
  const gable = random.chance(0.6)
  const w = gable ? random.between(340, 380) : random.between(340, 430)
  const depth = random.between(92, 124)
  const rise = 34
  const top = gable ? 360 : random.between(270, 400)
  const x = 600 - (w + depth) / 2
  const front = { x, y: top, w, h: FLOOR - top }
  const side = polygon([
    [x + w, top],
    [x + w + depth, top - rise],
    [x + w + depth, FLOOR - rise],
    [x + w, FLOOR],
  ])
  const shell = random.chance(0.4) ? mix(palette.paper, palette.base, 0.06) : palette.base
  const print = {
    ...scene,
    palette:
      shell === palette.base
        ? palette
        : { ...palette, base: shell, onBase: palette.ink, light: palette.base },
  }
  const faceBox = gable ? front : { ...front, y: top + 6, h: front.h - 6 }
  const ridge = top - 150
  const cap = random.pick([palette.accent, palette.deep, '#f7f2e8', palette.base])
  let head = ''
  if (gable) {
    const roof = polygon([
      [x, top],
      [x + w, top],
      [x + w - 8 + depth / 2, ridge],
      [x + 8 + depth / 2, ridge],
    ])
    const gableSide = polygon([
      [x + w, top],
      [x + w + depth, top - rise],
      [x + w - 8 + depth / 2, ridge],
    ])
    const fold = polygon([
      [x + w, top],
      [x + w + depth * 0.46, top - rise * 0.8],
      [x + w - 8 + depth / 2, ridge],
    ])
    const fin = polygon([
      [x + 8 + depth / 2, ridge - 56],
      [x + w - 8 + depth / 2, ridge - 56],
      [x + w - 8 + depth / 2, ridge + 4],
      [x + 8 + depth / 2, ridge + 4],
    ])
    head =
      path(gableSide, darken(shell, 0.42)) +
      path(fold, darken(shell, 0.3)) +
      path(
        roof,
        art.linear(
          [
            [0, lighten(shell, 0.3)],
            [1, darken(shell, 0.08)],
          ],
          [0, 0, 0, 1],
        ),
      ) +
      path(
        fin,
        art.linear(
          [
            [0, lighten(shell, 0.4)],
            [0.5, lighten(shell, 0.1)],
            [1, darken(shell, 0.12)],
          ],
          [0, 0, 0, 1],
        ),
      ) +
      stroke(
        `M${n(x + 14 + depth / 2)} ${ridge - 26}H${n(x + w - 14 + depth / 2)}`,
        darken(shell, 0.3),
        3,
        'opacity=".4"',
      ) +
      (random.chance(0.6) ? drawScrewCap(scene, x + w / 2 + depth * 0.22, top - 100, 52, cap) : '')
  } else {
    const lid = polygon([
      [x, top],
      [x + depth, top - rise],
      [x + w + depth, top - rise],
      [x + w, top],
    ])
    const straw = random.chance(0.35)
    const bend = `M${n(x + w * 0.72)} ${n(top - 14)}L${n(x + w * 0.66)} ${n(top - 110)}L${n(x + w * 0.9)} ${n(top - 150)}`
    head =
      path(lid, faceFill(art, shell, 'top')) +
      (straw
        ? stroke(bend, mix(palette.accent, '#ffffff', 0.1), 24) +
          `<path d="${bend}" fill="none" stroke="#fffaf3" stroke-width="24" stroke-dasharray="17 22"/>`
        : drawScrewCap(scene, x + w * 0.3 + depth / 2, top - 50, 50, cap))
  }
  const edge = stroke(`M${n(x + w)} ${top}V${FLOOR - 4}`, '#ffffff', 3, 'opacity=".45"')
  const gloss = path(
    polygon([
      [x, top],
      [x + w * 0.42, top],
      [x + w * 0.12, FLOOR],
      [x, FLOOR],
    ]),
    art.linear(
      [
        [0, '#ffffff', 0.28],
        [1, '#ffffff', 0],
      ],
      [0, 0, 0.5, 1],
    ),
  )
  const stripe = path(
    polygon([
      [x + w, FLOOR - 150],
      [x + w + depth, FLOOR - 150 - rise],
      [x + w + depth, FLOOR - 90 - rise],
      [x + w, FLOOR - 90],
    ]),
    palette.accent,
    'opacity=".55"',
  )
  reach(scene, gable ? ridge - 56 : top - 100, (w + depth) / 2)
  return (
    groundShadow(art, 600, FLOOR - 10, (w + depth) / 2, palette.tint) +
    path(side, faceFill(art, shell, 'side')) +
    stripe +
    path(rounded(front, 3), faceFill(art, shell, 'front')) +
    art.clip(rounded(front, 3), drawCover(print, faceBox)) +
    gloss +
    edge +
    head
  )
}
