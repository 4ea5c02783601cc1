import { drawCover } from '../cover.ts'
import { darken, lighten, lightness, mix } from '../color.ts'
import { n, path, stroke } from '../drawing.ts'
import { faceFill, groundShadow } from '../finish.ts'
import { wrapKind } from '../kinds.ts'
import { CENTRE, FLOOR, reach, type Scene } from '../scene.ts'
import { polygon, rounded } from '../shapes.ts'
import { drawSausage } from './sausage.ts'
import { drawSleeve } from './sleeve.ts'

const CHOCOLATE = /chocolate|cherries|nut|strawberry|coconut/

/** A chocolate bar standing in its sleeve, foil and some squares showing. */
function drawBar(scene: Scene): string {
  const { art, palette, random } = scene
  const w = random.between(360, 420)
  const h = random.between(720, 780)
  const [x, y] = [CENTRE - w / 2, FLOOR - h]
  const open = CHOCOLATE.test(scene.motif.name) && random.chance(0.6)
  const head = open ? 150 : 44
  const tilt = random.between(-7, 7)
  const body = { x, y: y + head, w, h: h - head }
  const choco =
    lightness(palette.base) > 0.8 ? '#f0dfc0' : random.pick(['#5a3420', '#43261a', '#6d4027'])
  let squares = ''
  for (let i = 0; i < 3; i++) {
    const cell = { x: x + 18 + (i * (w - 36)) / 3 + 5, y: y + 12, w: (w - 36) / 3 - 10, h: 108 }
    squares +=
      path(
        rounded(cell, 12),
        art.linear(
          [
            [0, lighten(choco, 0.24)],
            [1, darken(choco, 0.1)],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      path(
        rounded({ x: cell.x + 14, y: cell.y + 14, w: cell.w - 28, h: cell.h - 28 }, 8),
        art.linear(
          [
            [0, darken(choco, 0.16)],
            [1, lighten(choco, 0.12)],
          ],
          [0, 0, 1, 1],
        ),
      )
  }
  const bar = open
    ? path(rounded({ x: x + 14, y, w: w - 28, h: 200 }, 16), darken(choco, 0.2)) + squares
    : ''
  const edge = Array.from(
    { length: 9 },
    (_, i) =>
      `L${n(x + ((i + 0.5) * w) / 9)} ${n(y + head - (i % 2 ? 10 : 34))}L${n(x + ((i + 1) * w) / 9)} ${n(y + head - (i % 3) * 9)}`,
  ).join('')
  const foil = path(
    `M${n(x + 4)} ${n(y + head + 26)}L${n(x + 2)} ${n(y + head - 12)}${edge}V${n(y + head + 26)}Z`,
    art.linear(
      [
        [0, '#aeb5bb'],
        [0.2, '#f4f6f8'],
        [0.35, '#c3c9ce'],
        [0.6, '#fafbfc'],
        [0.8, '#b4bbc1'],
        [1, '#e5e9ec'],
      ],
      [0, 0, 1, 0.3],
    ),
  )
  const side = path(
    rounded({ x: x + 6, y: y + head + 6, w: w + 12, h: h - head }, 10),
    darken(palette.base, 0.42),
  )
  const gloss = path(
    polygon([
      [x, y + head],
      [x + w * 0.45, y + head],
      [x + w * 0.1, FLOOR],
      [x, FLOOR],
    ]),
    art.linear([
      [0, '#ffffff', 0.3],
      [1, '#ffffff', 0.04],
    ]),
  )
  const sleeve =
    path(rounded(body, 8), faceFill(art, palette.base, 'front')) +
    art.clip(
      rounded(body, 8),
      drawCover(scene, body, ['disc', 'panel', 'rays', 'block', 'wave', 'carpet']) + gloss,
    )
  reach(scene, y, w / 2 + 60)
  return (
    groundShadow(art, CENTRE, FLOOR - 2, w / 2 + 10, palette.tint) +
    `<g transform="rotate(${n(tilt)} ${CENTRE} ${FLOOR - 200})">${side}${bar}${foil}${sleeve}${stroke(`M${n(x + w - 2)} ${n(body.y + 8)}V${n(FLOOR - 8)}`, '#ffffff', 3, 'opacity=".4"')}</g>`
  )
}

/** A lying block, its paper folded at the ends: butter, halva, soap. */
function drawBlock(scene: Scene): string {
  const { art, palette, random } = scene
  const w = random.between(560, 640)
  const h = random.between(260, 310)
  const depth = random.between(150, 180)
  const rise = depth * 0.62
  const x = CENTRE - (w + depth) / 2
  const top = FLOOR - h
  const { base } = palette
  const front = { x, y: top, w, h }
  const side = [
    [x + w, top],
    [x + w + depth, top - rise],
    [x + w + depth, FLOOR - rise],
    [x + w, FLOOR],
  ] as [number, number][]
  const lid: [number, number][] = [
    [x, top],
    [x + depth, top - rise],
    [x + w + depth, top - rise],
    [x + w, top],
  ]
  const middle: [number, number] = [x + w + depth * 0.5, (top + FLOOR - rise) / 2]
  const folds =
    path(polygon([side[0]!, side[1]!, middle]), darken(base, 0.14)) +
    path(polygon([side[3]!, side[2]!, middle]), darken(base, 0.44)) +
    stroke(
      `M${n(side[0]![0])} ${n(side[0]![1])}L${n(middle[0])} ${n(middle[1])}L${n(side[1]![0])} ${n(side[1]![1])}M${n(side[3]![0])} ${n(side[3]![1])}L${n(middle[0])} ${n(middle[1])}L${n(side[2]![0])} ${n(side[2]![1])}`,
      lighten(base, 0.4),
      3,
      'opacity=".35"',
    )
  const stripe = (from: number, to: number) =>
    path(
      polygon([
        [x + w * from, top],
        [x + w * from + depth, top - rise],
        [x + w * to + depth, top - rise],
        [x + w * to, top],
      ]),
      mix(palette.accent, '#ffffff', 0.15),
    )
  const gloss = path(
    polygon([
      [x, top],
      [x + w * 0.4, top],
      [x + w * 0.24, FLOOR],
      [x, FLOOR],
    ]),
    art.linear([
      [0, '#ffffff', 0.3],
      [1, '#ffffff', 0.03],
    ]),
  )
  reach(scene, top - rise, (w + depth) / 2)
  return (
    groundShadow(art, CENTRE, FLOOR - 18, (w + depth) / 2, palette.tint) +
    path(polygon(side), faceFill(art, base, 'side')) +
    folds +
    path(polygon(lid), faceFill(art, base, 'top')) +
    stripe(0.06, 0.1) +
    stripe(0.9, 0.94) +
    path(rounded(front, 6), faceFill(art, base, 'front')) +
    art.clip(rounded(front, 6), drawCover(scene, front)) +
    gloss +
    stroke(`M${n(x + 3)} ${n(top)}H${n(x + w)}V${n(FLOOR - 4)}`, '#ffffff', 4, 'opacity=".5"')
  )
}

/** Bar, block or sausage in paper, or bread in a sleeve. */
export function drawWrap(scene: Scene): string {
  const kind =
    wrapKind({ motif: scene.motif.name, label: scene.label }) ??
    scene.random.pick(['bar', 'block', 'block'])
  if (kind === 'sausage') return drawSausage(scene)
  if (kind === 'sleeve') return drawSleeve(scene)
  return kind === 'bar' ? drawBar(scene) : drawBlock(scene)
}
