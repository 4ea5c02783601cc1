import { darken, lighten } from '../color.ts'
import { ellipse, n, path, stroke } from '../drawing.ts'
import { groundShadow, metalFill, roundFill, roundShade, shine } from '../finish.ts'
import { drawLabel } from '../label.ts'
import { CENTRE, FLOOR, reach, type Scene } from '../scene.ts'
import { turned } from '../shapes.ts'

function drawRing(cx: number, y: number, rx: number): string {
  const tab = `M${n(cx - rx * 0.1)} ${n(y - 5)}Q${n(cx + rx * 0.2)} ${n(y - 14)} ${n(cx + rx * 0.52)} ${n(y - 4)}Q${n(cx + rx * 0.2)} ${n(y + 12)} ${n(cx - rx * 0.1)} ${n(y + 6)}Z`
  return (
    path(tab, '#e3e7ea', 'stroke="#7d858c" stroke-width="3"') +
    ellipse(cx + rx * 0.27, y - 1, rx * 0.13, 4, '#8b939a') +
    ellipse(cx - rx * 0.04, y, 9, 4, '#9aa2a9')
  )
}

/** A food tin, tall or flat, with paper around it and metal rims. */
export function drawTin(scene: Scene): string {
  const { art, palette, random, motif } = scene
  const flat =
    /fish|shrimp|squid|crab|oyster|octopus|lobster|cat|dog|paw/.test(motif.name) ||
    random.chance(0.2)
  const r = flat ? random.between(305, 330) : random.between(215, 245)
  const top = flat ? random.between(640, 680) : random.between(330, 410)
  const ry = flat ? 62 : 44
  const sag = flat ? 34 : 24
  const gold = random.chance(0.35)
  const metal = metalFill(art, gold ? '#d9b45f' : '#c6ccd1')
  const inner = gold ? '#e6c984' : '#dfe4e8'
  const body = turned(
    CENTRE,
    [
      [r, top],
      [r, FLOOR - sag],
    ],
    sag,
    0,
  )
  const rim = (y: number, h: number) =>
    path(
      turned(
        CENTRE,
        [
          [r + 7, y],
          [r + 7, y + h],
        ],
        sag,
        -sag,
      ),
      metal,
    )
  const box = { x: CENTRE - r, y: top + 30, w: 2 * r, h: FLOOR - sag - top - 60 }
  const ridges = [0.84, 0.7]
    .map(
      (share) =>
        ellipse(
          CENTRE,
          top + 2,
          r * share,
          ry * share,
          'none',
          `stroke="${darken(inner, 0.2)}" stroke-width="4" stroke-opacity=".6"`,
        ) +
        ellipse(
          CENTRE,
          top + 6,
          r * share,
          ry * share,
          'none',
          'stroke="#ffffff" stroke-width="3" stroke-opacity=".7"',
        ),
    )
    .join('')
  const lid =
    ellipse(CENTRE, top, r + 7, ry + 6, metal) +
    ellipse(
      CENTRE,
      top + 2,
      r - 7,
      ry - 4,
      art.linear(
        [
          [0, darken(inner, 0.14)],
          [0.45, lighten(inner, 0.6)],
          [1, inner],
        ],
        [0, 0, 1, 0.5],
      ),
    ) +
    ridges +
    drawRing(CENTRE + r * 0.06, top + 4, r * 0.8) +
    stroke(
      `M${n(CENTRE - r * 0.96)} ${n(top + 8)}A${n(r)} ${n(ry)} 0 0 0 ${n(CENTRE + r * 0.4)} ${n(top + ry * 0.96)}`,
      '#ffffff',
      4,
      'opacity=".8"',
    )
  reach(scene, top - ry, r)
  return (
    groundShadow(art, CENTRE, FLOOR - 8, r, palette.tint) +
    path(body, roundFill(art, palette.base)) +
    drawLabel(scene, box, {
      sag,
      maxSize: flat ? 120 : 104,
      style: flat ? random.pick(['bands', 'ornament', 'night', 'rays', 'split']) : undefined,
    }) +
    roundShade(art, body, palette.base, 0.95) +
    shine(art, { x: CENTRE - r * 0.76, y: top + 50, w: r * 0.1, h: FLOOR - top - 110 }, 0.5) +
    rim(FLOOR - sag - 16, 14) +
    rim(top + 4, 16) +
    lid
  )
}
