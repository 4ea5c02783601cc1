import { darken, lighten, lightness, mix } from '../color.ts'
import { ellipse, n, path, stroke } from '../drawing.ts'
import { groundShadow, metalFill, ribs, roundFill, roundShade, shine } from '../finish.ts'
import { isBeer, isCleaner } from '../kinds.ts'
import { drawLabel } from '../label.ts'
import { CENTRE, FLOOR, reach, type Scene } from '../scene.ts'
import { rounded, turned, type Turned } from '../shapes.ts'
import { drawCleanerBottle } from './cleaner-bottle.ts'

interface Build {
  r: number
  top: number
  neck: number
  /** From the neck's foot to the body. */
  shoulder: Turned[]
  cap: 'screw' | 'cork' | 'crown' | 'flip'
  label: [from: number, to: number]
}

function build({ random, motif, label }: Scene): Build {
  if (isBeer({ motif: motif.name, label })) {
    return {
      r: 128,
      top: 190,
      neck: 44,
      shoulder: [
        [52, 420, 's'],
        [128, 560, 's'],
      ],
      cap: 'crown',
      label: [640, 910],
    }
  }
  const r = random.between(150, 182)
  const kind = random.pick(['slope', 'shoulder', 'carafe', 'slim'] as const)
  if (kind === 'slope')
    return {
      r,
      top: 215,
      neck: 50,
      shoulder: [
        [52, 330],
        [r, 560, 's'],
      ],
      cap: 'screw',
      label: [610, 900],
    }
  if (kind === 'shoulder')
    return {
      r,
      top: 245,
      neck: 54,
      shoulder: [
        [54, 360],
        [72, 400, 'in'],
        [r, 500, 'out'],
      ],
      cap: random.pick(['screw', 'flip']),
      label: [560, 890],
    }
  if (kind === 'carafe')
    return {
      r: r + 8,
      top: 260,
      neck: 84,
      shoulder: [
        [80, 400],
        [r + 8, 580, 's'],
      ],
      cap: 'screw',
      label: [630, 900],
    }
  return {
    r: r - 20,
    top: 170,
    neck: 42,
    shoulder: [
      [42, 340],
      [r - 20, 470, 's'],
    ],
    cap: random.pick(['cork', 'screw']),
    label: [550, 890],
  }
}

function drawCap(
  { art, palette, random }: Scene,
  kind: Build['cap'],
  r: number,
  y: number,
): string {
  const tone = random.pick([palette.dark, palette.deep, palette.accent, '#f7f2e8'])
  if (kind === 'crown') {
    return (
      path(
        turned(
          CENTRE,
          [
            [r + 2, y - 16],
            [r + 14, y + 22],
            [r + 14, y + 30],
          ],
          8,
          10,
        ),
        metalFill(art, palette.accent),
      ) + ribs(CENTRE, r + 14, y - 2, y + 32, '#000000', 12)
    )
  }
  if (kind === 'cork') {
    return (
      path(
        turned(
          CENTRE,
          [
            [r - 6, y - 62],
            [r - 10, y + 10],
          ],
          4,
          7,
        ),
        roundFill(art, '#cfa06a'),
      ) +
      path(
        turned(
          CENTRE,
          [
            [r + 7, y],
            [r + 9, y + 30],
          ],
          6,
          6,
        ),
        roundFill(art, mix(palette.base, '#ffffff', 0.35)),
      )
    )
  }
  const h = kind === 'flip' ? 92 : 74
  const cap = turned(
    CENTRE,
    [
      [r * 0.9, y - h * 0.75],
      [r + 14, y - h * 0.62, 'out'],
      [r + 15, y + h * 0.25],
    ],
    7,
    8,
  )
  const flip =
    kind === 'flip'
      ? stroke(
          `M${n(CENTRE - r - 14)} ${n(y - h * 0.18)}Q${CENTRE} ${n(y - h * 0.18 + 14)} ${n(CENTRE + r + 14)} ${n(y - h * 0.18)}`,
          darken(tone, 0.4),
          4,
          'stroke-opacity=".5"',
        )
      : ribs(CENTRE, r + 14, y - h * 0.42, y + h * 0.22, darken(tone, 0.5))
  const ring = path(
    turned(
      CENTRE,
      [
        [r + 10, y + h * 0.3],
        [r + 11, y + h * 0.52],
      ],
      7,
      -6,
    ),
    roundFill(art, darken(tone, 0.1)),
  )
  return (
    ring +
    path(cap, roundFill(art, tone)) +
    flip +
    ellipse(CENTRE, y - h * 0.7, r * 0.8, 6, lighten(tone, 0.4), 'opacity=".7"')
  )
}

/** Water, juice, oil, vinegar, beer; household cleaners get a bottle of their own. */
export function drawBottle(scene: Scene): string {
  if (isCleaner({ motif: scene.motif.name, label: scene.label })) return drawCleanerBottle(scene)
  const { art, palette, random } = scene
  const { r, top, neck, shoulder, cap, label } = build(scene)
  const y = shoulder.at(-1)![1]
  const outline: Turned[] = [[neck, top], ...shoulder, [r, FLOOR - 60], [r - 34, FLOOR - 6, 'in']]
  const body = turned(CENTRE, outline, 10, 4)
  const glass = lightness(palette.base) > 0.55 ? mix(palette.base, '#ffffff', 0.12) : palette.base
  const level = random.between(top + 60, Math.min(y - 60, top + 150))
  const air = art.clip(
    body,
    path(
      `M${CENTRE - r} ${top - 20}h${2 * r}V${n(level)}Q${CENTRE} ${n(level + 16)} ${CENTRE - r} ${n(level)}Z`,
      '#ffffff',
      'opacity=".38"',
    ) + ellipse(CENTRE, level + 3, neck + 26, 7, lighten(glass, 0.45), 'opacity=".8"'),
  )
  const foot = art.clip(
    body,
    ellipse(CENTRE, FLOOR - 4, r * 0.95, 34, darken(glass, 0.35), 'opacity=".4"') +
      ellipse(CENTRE - r * 0.2, FLOOR - 46, r * 0.6, 10, '#ffffff', 'opacity=".3"'),
  )
  const depth = art.linear(
    [
      [0, '#ffffff', 0.22],
      [0.45, '#ffffff', 0],
      [1, darken(glass, 0.5), 0.28],
    ],
    [0, 0, 0, 1],
  )
  const box = { x: CENTRE - r, y: label[0], w: 2 * r, h: label[1] - label[0] }
  const sag = 12
  reach(scene, top - 80, r)
  return (
    groundShadow(art, CENTRE, FLOOR, r, palette.tint) +
    path(body, roundFill(art, glass)) +
    path(body, depth) +
    air +
    foot +
    drawLabel(scene, box, { sag }) +
    roundShade(art, body, glass, 0.85) +
    shine(art, { x: CENTRE - r * 0.76, y: y + 24, w: r * 0.13, h: FLOOR - y - 120 }, 0.7) +
    path(
      rounded({ x: CENTRE + r * 0.84, y: y + 40, w: 8, h: FLOOR - y - 150 }, 4),
      '#ffffff',
      'opacity=".3"',
    ) +
    stroke(
      `M${n(CENTRE - neck * 0.6)} ${n(top + 50)}V${n(shoulder[0]![1] - 20)}`,
      '#ffffff',
      12,
      'opacity=".55"',
    ) +
    drawCap(scene, cap, neck, top)
  )
}
