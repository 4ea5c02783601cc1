import { darken, lighten, mix } from '../color.ts'
import { ellipse, n, path, stroke } from '../drawing.ts'
import { groundShadow, lidTop, metalFill, ribs, roundFill, roundShade, shine } from '../finish.ts'
import { drawLabel } from '../label.ts'
import { CENTRE, FLOOR, reach, type Scene } from '../scene.ts'
import { turned } from '../shapes.ts'

/** A cloth over the lid, tied with string. */
function drawCloth({ art, palette, random }: Scene, r: number, y: number): string {
  const tone = random.pick([palette.accent, palette.dark, '#b5483a', '#3e7a4e'])
  const folds = 7
  let hem = ''
  for (let i = 0; i < folds; i++) {
    const [a, b] = [
      CENTRE + r * 1.16 - (2.32 * r * i) / folds,
      CENTRE + r * 1.16 - (2.32 * r * (i + 1)) / folds,
    ]
    hem += `Q${n((a + b) / 2 + 8)} ${n(y + 128 + (i % 2) * 10)} ${n(b)} ${n(y + 98 + (i === folds - 1 ? 0 : 4))}`
  }
  const cloth = `M${n(CENTRE - r * 1.16)} ${n(y + 98)}Q${n(CENTRE - r * 1.02)} ${n(y + 50)} ${n(CENTRE - r)} ${n(y + 8)}Q${n(CENTRE - r * 0.94)} ${n(y - 22)} ${CENTRE} ${n(y - 26)}Q${n(CENTRE + r * 0.94)} ${n(y - 22)} ${n(CENTRE + r)} ${n(y + 8)}Q${n(CENTRE + r * 1.02)} ${n(y + 50)} ${n(CENTRE + r * 1.16)} ${n(y + 98)}${hem}Z`
  let checks = ''
  for (let x = CENTRE - r * 1.2; x < CENTRE + r * 1.2; x += 44)
    checks += `M${n(x)} ${n(y - 30)}h22v180h-22Z`
  let rows = ''
  for (let row = y - 30; row < y + 150; row += 44)
    rows += `M${n(CENTRE - r * 1.2)} ${n(row)}h${n(r * 2.4)}v22h${n(-r * 2.4)}Z`
  const weave =
    path(cloth, '#fff8ec') +
    art.clip(cloth, path(checks, tone, 'opacity=".55"') + path(rows, tone, 'opacity=".55"'))
  const string = stroke(
    `M${n(CENTRE - r * 1.02)} ${n(y + 46)}Q${CENTRE} ${n(y + 66)} ${n(CENTRE + r * 1.02)} ${n(y + 46)}`,
    '#b98a4a',
    9,
  )
  const bow = stroke(
    `M${CENTRE + 40} ${n(y + 58)}q-46 -36 -66 4q-6 28 66 -4q50 -34 68 4q0 28 -68 -4l-26 60m26 -60l40 56`,
    '#a87838',
    7,
  )
  return weave + roundShade(art, cloth, tone, 0.8) + string + bow
}

function drawLid(scene: Scene, r: number, y: number): string {
  const { art, palette, random } = scene
  const tone = random.pick([
    palette.dark,
    '#d6b25e',
    '#f4eee2',
    '#3a3330',
    palette.accent,
    '#b9bec4',
  ])
  const metal = tone === '#d6b25e' || tone === '#b9bec4'
  const side = turned(
    CENTRE,
    [
      [r, y],
      [r + 4, y + 84],
    ],
    13,
    0,
  )
  const seam = path(
    turned(
      CENTRE,
      [
        [r + 4, y + 70],
        [r + 6, y + 88],
      ],
      13,
      -12,
    ),
    darken(tone, 0.3),
    'opacity=".55"',
  )
  return (
    path(side, metal ? metalFill(art, tone) : roundFill(art, tone)) +
    (random.chance(0.6) ? ribs(CENTRE, r + 2, y + 16, y + 78, darken(tone, 0.6), 26) : '') +
    seam +
    lidTop(art, CENTRE, y, r, 15, tone)
  )
}

/** Honey, jam, preserves, spices: glass that shows its content. */
export function drawJar(scene: Scene): string {
  const { art, palette, random } = scene
  const kind = random.pick(['round', 'tall', 'squat'] as const)
  const r =
    kind === 'tall'
      ? random.between(185, 200)
      : kind === 'squat'
        ? random.between(262, 280)
        : random.between(225, 245)
  const top = kind === 'tall' ? 270 : kind === 'squat' ? 440 : 335
  const neck = r * random.between(0.8, 0.88)
  const body = turned(
    CENTRE,
    [
      [neck, top + 70],
      [neck, top + 100],
      [r, top + 190, random.pick(['out', 's'])],
      [r * random.between(0.94, 1), FLOOR - 90],
      [r - 46, FLOOR - 4, 'in'],
    ],
    12,
    -8,
  )
  const inside = turned(
    CENTRE,
    [
      [neck * 0.92, top + 130],
      [r - 16, top + 205, 'out'],
      [r - 18, FLOOR - 96],
      [r - 60, FLOOR - 26, 'in'],
    ],
    8,
    -10,
  )
  const glass = mix(palette.base, '#ffffff', 0.62)
  const glow = art.radial([
    [0, lighten(palette.base, 0.55), 0.75],
    [1, palette.base, 0],
  ])
  const pieces = [0, 1, 2, 3, 4, 5, 6]
    .map(() =>
      ellipse(
        CENTRE + random.between(-0.8, 0.8) * r,
        random.between(top + 210, FLOOR - 60),
        random.between(18, 46),
        random.between(14, 34),
        random.chance(0.5) ? lighten(palette.base, 0.4) : darken(palette.base, 0.25),
        'opacity=".28"',
      ),
    )
    .join('')
  const content =
    path(inside, roundFill(art, palette.base)) +
    art.clip(inside, pieces + ellipse(CENTRE - r * 0.1, FLOOR - 90, r * 0.9, 110, glow))
  const from = top + (kind === 'squat' ? 200 : 225)
  const to = FLOOR - (kind === 'squat' ? 78 : 96)
  const shape = random.pick(['wrap', 'wrap', 'patch', 'oval', 'arch'] as const)
  const share = shape === 'wrap' ? 0.985 : shape === 'oval' ? 0.84 : 0.72
  const box = { x: CENTRE - r * share, y: from, w: 2 * r * share, h: to - from }
  const cloth = kind !== 'tall' && random.chance(0.38)
  reach(scene, top - 26, r + (cloth ? 30 : 0))
  return (
    groundShadow(art, CENTRE, FLOOR, r, palette.tint) +
    path(body, roundFill(art, glass)) +
    content +
    drawLabel(scene, box, { shape, sag: shape === 'oval' ? 0 : 15, maxSize: 112 }) +
    roundShade(art, body, palette.base, 0.8) +
    shine(art, { x: CENTRE - r * 0.82, y: top + 200, w: r * 0.1, h: FLOOR - top - 300 }, 0.75) +
    stroke(
      `M${n(CENTRE - neck * 0.75)} ${n(top + 128)}Q${n(CENTRE - r * 0.78)} ${n(top + 150)} ${n(CENTRE - r * 0.82)} ${n(top + 186)}`,
      '#ffffff',
      12,
      'opacity=".6"',
    ) +
    shine(art, { x: CENTRE + r * 0.86, y: top + 220, w: 9, h: FLOOR - top - 360 }, 0.4) +
    drawLid(scene, neck + 16, top) +
    (cloth ? drawCloth(scene, neck + 18, top) : '')
  )
}
