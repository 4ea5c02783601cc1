import { darken, lighten, mix } from '../color.ts'
import { n, path, stroke } from '../drawing.ts'
import { groundShadow, ribs, roundFill, roundShade, shine } from '../finish.ts'
import { cleanerKind } from '../kinds.ts'
import { drawLabel } from '../label.ts'
import { CENTRE, FLOOR, reach, type Scene } from '../scene.ts'
import { rounded, turned } from '../shapes.ts'

function drawPump({ art, palette }: Scene, tone: string, y: number): string {
  const stem = path(
    rounded({ x: CENTRE - 13, y: y - 96, w: 26, h: 70 }, 8),
    roundFill(art, lighten(tone, 0.2)),
  )
  const head = path(
    `M${CENTRE - 118} ${n(y - 128)}Q${CENTRE - 124} ${n(y - 96)} ${CENTRE - 100} ${n(y - 92)}L${CENTRE - 86} ${n(y - 100)}L${CENTRE + 44} ${n(y - 88)}Q${CENTRE + 62} ${n(y - 110)} ${CENTRE + 44} ${n(y - 134)}Q${CENTRE - 30} ${n(y - 150)} ${CENTRE - 118} ${n(y - 128)}Z`,
    art.linear(
      [
        [0, lighten(tone, 0.4)],
        [1, darken(tone, 0.15)],
      ],
      [0, 0, 0, 1],
    ),
  )
  const collar =
    path(
      turned(
        CENTRE,
        [
          [46, y - 44],
          [56, y + 14],
        ],
        8,
        8,
      ),
      roundFill(art, tone),
    ) + ribs(CENTRE, 54, y - 28, y + 12, darken(palette.deep, 0.3))
  return stem + head + collar
}

function drawTrigger({ art }: Scene, tone: string, y: number): string {
  const collar =
    path(
      turned(
        CENTRE,
        [
          [50, y - 40],
          [58, y + 14],
        ],
        8,
        8,
      ),
      roundFill(art, tone),
    ) + ribs(CENTRE, 56, y - 26, y + 12, darken(tone, 0.5))
  const fill = art.linear(
    [
      [0, lighten(tone, 0.42)],
      [0.6, tone],
      [1, darken(tone, 0.2)],
    ],
    [0, 0, 0.3, 1],
  )
  const lever = path(
    `M${CENTRE - 92} ${n(y - 110)}Q${CENTRE - 128} ${n(y - 60)} ${CENTRE - 112} ${n(y + 14)}Q${CENTRE - 104} ${n(y + 26)} ${CENTRE - 92} ${n(y + 12)}Q${CENTRE - 92} ${n(y - 50)} ${CENTRE - 50} ${n(y - 98)}Z`,
    darken(tone, 0.12),
  )
  const head = path(
    `M${CENTRE - 150} ${n(y - 152)}H${CENTRE + 40}Q${CENTRE + 96} ${n(y - 146)} ${CENTRE + 92} ${n(y - 92)}Q${CENTRE + 60} ${n(y - 62)} ${CENTRE + 38} ${n(y - 34)}H${CENTRE - 38}L${CENTRE - 70} ${n(y - 96)}H${CENTRE - 150}Q${CENTRE - 160} ${n(y - 124)} ${CENTRE - 150} ${n(y - 152)}Z`,
    fill,
  )
  const nozzle = path(rounded({ x: CENTRE - 178, y: y - 148, w: 34, h: 46 }, 8), darken(tone, 0.3))
  return lever + nozzle + head + collar
}

/** A plastic bottle for soap, detergent and care: with pump, trigger or screw cap, the last with a handle. */
export function drawCleanerBottle(scene: Scene): string {
  const { art, palette, random, motif, label } = scene
  const kind = cleanerKind({ motif: motif.name, label }, random)
  const wide = kind === 'handle'
  const r = wide ? 225 : random.between(158, 180)
  const top = kind === 'trigger' ? 340 : kind === 'pump' ? 350 : 290
  const tone = random.pick(['#fbf7ef', palette.deep, palette.accent])
  const body = turned(
    CENTRE,
    [
      [44, top],
      [50, top + 40],
      [r * 0.94, top + (wide ? 160 : 190), random.pick(['out', 's'])],
      [r, top + 330, 's'],
      [r * random.between(0.92, 1), FLOOR - 70, 's'],
      [r * 0.82, FLOOR - 4, 'in'],
    ],
    9,
    4,
  )
  const hole = wide
    ? path(
        `M${CENTRE + 92} ${top + 150}Q${CENTRE + 160} ${top + 160} ${CENTRE + 172} ${top + 250}V${top + 330}Q${CENTRE + 158} ${top + 352} ${CENTRE + 142} ${top + 330}Q${CENTRE + 136} ${top + 240} ${CENTRE + 92} ${top + 196}Z`,
        mix(palette.tint, darken(palette.base, 0.5), 0.35),
      )
    : ''
  const cap =
    kind === 'pump'
      ? drawPump(scene, tone, top)
      : kind === 'trigger'
        ? drawTrigger(scene, tone, top)
        : path(
            turned(
              CENTRE,
              [
                [56, top - 96],
                [68, top - 84, 'out'],
                [74, top + 22],
              ],
              8,
              8,
            ),
            roundFill(art, tone),
          ) + ribs(CENTRE, 72, top - 70, top + 18, darken(tone, 0.5))
  const from = top + (wide ? 340 : 270)
  const box = { x: CENTRE - r * 0.8, y: from, w: r * 1.6, h: FLOOR - 90 - from }
  reach(scene, top - (kind === 'cap' || kind === 'handle' ? 96 : 150), r)
  return (
    groundShadow(art, CENTRE, FLOOR, r, palette.tint) +
    path(body, roundFill(art, palette.base)) +
    drawLabel(scene, box, { shape: random.pick(['patch', 'oval', 'arch']), sag: 6 }) +
    roundShade(art, body, palette.base, 0.8) +
    hole +
    shine(art, { x: CENTRE - r * 0.8, y: top + 240, w: r * 0.1, h: FLOOR - top - 360 }, 0.6) +
    stroke(
      `M${n(CENTRE - r * 0.5)} ${top + 120}Q${n(CENTRE - r * 0.75)} ${top + 150} ${n(CENTRE - r * 0.8)} ${top + 215}`,
      '#ffffff',
      12,
      'opacity=".45"',
    ) +
    cap
  )
}
