import { darken, lighten, mix } from '../color.ts'
import { ellipse, n, path, stroke } from '../drawing.ts'
import { groundShadow, metalFill, roundFill, roundShade, shine } from '../finish.ts'
import { wineKind } from '../kinds.ts'
import { drawLabel, type LabelShape } from '../label.ts'
import { CENTRE, FLOOR, reach, type Scene } from '../scene.ts'
import { band, turned, type Turned } from '../shapes.ts'

type Kind = 'bordeaux' | 'burgundy' | 'sparkling' | 'brandy' | 'spirit'

function kindOf({ motif, label, random }: Scene): Kind {
  const kind = wineKind({ motif: motif.name, label })
  return kind === 'still' ? random.pick(['bordeaux', 'bordeaux', 'burgundy']) : kind
}

function outlineOf(kind: Kind, r: number): { outline: Turned[]; label: [number, number] } {
  const foot = (inset: number): Turned[] => [
    [r, FLOOR - 36],
    [r - inset, FLOOR - 4, 'in'],
  ]
  if (kind === 'bordeaux')
    return { outline: [[45, 150], [47, 390], [r, 510, 's'], ...foot(20)], label: [590, 920] }
  if (kind === 'burgundy')
    return { outline: [[45, 150], [48, 350], [r, 640, 's'], ...foot(20)], label: [670, 930] }
  if (kind === 'sparkling')
    return { outline: [[48, 190], [58, 380], [r, 640, 's'], ...foot(26)], label: [665, 930] }
  if (kind === 'brandy')
    return {
      outline: [
        [50, 270],
        [52, 440],
        [80, 480, 'in'],
        [r, 590, 'out'],
        [r * 0.97, FLOOR - 50],
        [r - 34, FLOOR - 4, 'in'],
      ],
      label: [640, 950],
    }
  return {
    outline: [[50, 180], [50, 360], [74, 392, 'in'], [r, 470, 'out'], ...foot(16)],
    label: [560, 910],
  }
}

function drawTop(scene: Scene, kind: Kind, neck: number, y: number): string {
  const { art, palette, random } = scene
  const foil = random.pick([palette.accent, '#b8893b', '#7b1e2b', palette.deep, '#26221f'])
  if (kind === 'brandy' || kind === 'spirit') {
    const tone = random.pick(['#5b3a22', '#d1a35b', '#2b2622', palette.deep])
    const lip = path(
      turned(
        CENTRE,
        [
          [neck + 10, y - 4],
          [neck + 10, y + 26],
        ],
        6,
        6,
      ),
      roundFill(art, mix(palette.base, '#ffffff', 0.3)),
    )
    return (
      lip +
      path(
        turned(
          CENTRE,
          [
            [neck + 8, y - 84],
            [neck + 20, y - 72, 'out'],
            [neck + 20, y - 6],
          ],
          7,
          9,
        ),
        roundFill(art, tone),
      ) +
      ellipse(CENTRE, y - 80, neck + 6, 7, lighten(tone, 0.35)) +
      path(
        band({ x: CENTRE - neck - 20, y: y - 30, w: 2 * neck + 40, h: 7 }, 7),
        '#e3bd6a',
        'opacity=".8"',
      )
    )
  }
  if (kind === 'sparkling') {
    const wrap = turned(
      CENTRE,
      [
        [neck + 2, y - 66],
        [neck + 14, y - 50, 'out'],
        [neck + 4, y + 4, 's'],
        [neck + 14, y + 40, 's'],
        [72, y + 250, 's'],
      ],
      16,
      12,
    )
    const folds = [-0.6, -0.25, 0.2, 0.55]
      .map((at) =>
        stroke(
          `M${n(CENTRE + at * neck)} ${y + 50}L${n(CENTRE + at * 66)} ${y + 240}`,
          '#ffffff',
          3,
          'opacity=".25"',
        ),
      )
      .join('')
    return (
      path(wrap, metalFill(art, foil)) +
      folds +
      path(
        band({ x: CENTRE - neck - 9, y: y + 22, w: 2 * neck + 18, h: 16 }, 8),
        darken(foil, 0.35),
        'opacity=".5"',
      )
    )
  }
  const capsule = turned(
    CENTRE,
    [
      [neck, y - 10],
      [neck + 8, y, 'out'],
      [neck + 8, y + 34],
      [neck + 3, y + 42],
      [neck + 4, y + 190],
    ],
    9,
    7,
  )
  const lines =
    path(
      band({ x: CENTRE - neck - 4, y: y + 164, w: 2 * neck + 8, h: 6 }, 9),
      '#f0d9a0',
      'opacity=".75"',
    ) +
    path(
      band({ x: CENTRE - neck - 7, y: y + 36, w: 2 * neck + 14, h: 4 }, 8),
      '#000000',
      'opacity=".22"',
    )
  return path(capsule, roundFill(art, foil)) + lines + roundShade(art, capsule, foil, 0.5)
}

/** Wine, brandy, vodka, sparkling wine. */
export function drawWineBottle(scene: Scene): string {
  const { art, palette, random } = scene
  const kind = kindOf(scene)
  const r = kind === 'brandy' ? 205 : kind === 'sparkling' ? 160 : random.between(140, 158)
  const { outline, label } = outlineOf(kind, r)
  const body = turned(CENTRE, outline, 9, 3)
  const shoulder = outline.find(([radius]) => radius === r)![1]
  const glass = palette.base
  const shape: LabelShape =
    kind === 'brandy'
      ? random.pick(['oval', 'patch', 'arch'])
      : random.pick(['wrap', 'patch', 'patch', 'arch'])
  const share = shape === 'wrap' ? 1 : kind === 'brandy' ? 0.78 : 0.88
  const box = { x: CENTRE - r * share, y: label[0], w: 2 * r * share, h: label[1] - label[0] }
  const deep = art.linear(
    [
      [0, darken(glass, 0.2), 0.4],
      [0.35, darken(glass, 0.2), 0],
      [1, darken(glass, 0.6), 0.5],
    ],
    [0, 0, 0, 1],
  )
  const glow = art.radial([
    [0, lighten(glass, 0.5), 0.55],
    [1, lighten(glass, 0.5), 0],
  ])
  reach(scene, outline[0]![1] - (kind === 'bordeaux' || kind === 'burgundy' ? 10 : 85), r)
  return (
    groundShadow(art, CENTRE, FLOOR, r, palette.tint) +
    path(body, roundFill(art, glass)) +
    path(body, deep) +
    art.clip(body, ellipse(CENTRE + r * 0.3, FLOOR - 70, r * 0.6, 90, glow)) +
    drawLabel(scene, box, { sag: shape === 'oval' ? 0 : 11, shape, maxSize: 84 }) +
    roundShade(art, body, glass, 0.75) +
    shine(
      art,
      { x: CENTRE - r * 0.78, y: shoulder + 16, w: r * 0.12, h: FLOOR - shoulder - 100 },
      0.62,
    ) +
    shine(art, { x: CENTRE + r * 0.8, y: shoulder + 40, w: 7, h: FLOOR - shoulder - 150 }, 0.35) +
    stroke(
      `M${n(CENTRE - 26)} ${n(outline[0]![1] + 200)}V${n(outline[1]![1] + 10)}`,
      '#ffffff',
      9,
      'opacity=".4"',
    ) +
    drawTop(scene, kind, outline[0]![0], outline[0]![1])
  )
}
