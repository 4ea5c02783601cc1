import { darken, mix } from '../color.ts'
import { ellipse, n, path } from '../drawing.ts'
import { groundShadow, lidTop, roundFill, roundShade, shine } from '../finish.ts'
import { drawLabel } from '../label.ts'
import { CENTRE, FLOOR, reach, type Scene } from '../scene.ts'
import { turned } from '../shapes.ts'

/** Yoghurt, sour cream, ice cream, spread: wider above than below. */
export function drawTub(scene: Scene): string {
  const { art, palette, random, motif } = scene
  const bucket = /ice|soft|shaved/.test(motif.name) || random.chance(0.3)
  const r = bucket ? random.between(260, 285) : random.between(215, 250)
  const foot = r * random.between(0.78, 0.86)
  const top = bucket ? random.between(450, 500) : random.between(400, 520)
  const [ry, sag] = [r * 0.15, r * 0.085]
  const foil = !bucket && random.chance(0.4)
  const shell = random.chance(0.55) ? mix('#fffdf8', palette.base, 0.05) : palette.base
  const print =
    shell === palette.base
      ? scene
      : { ...scene, palette: { ...palette, paper: mix('#ffffff', palette.base, 0.1) } }
  const body = turned(
    CENTRE,
    [
      [r - 8, top],
      [foot, FLOOR - sag],
    ],
    sag,
    0,
  )
  const lidTone = foil
    ? '#d8dde1'
    : random.pick([palette.base, palette.dark, palette.accent, '#fffdf8'])
  const h = foil ? 20 : random.between(46, 60)
  const rim = turned(
    CENTRE,
    [
      [r + 6, top - h * 0.5],
      [r + 4, top + h * 0.5],
    ],
    sag,
    0,
  )
  const tab = foil
    ? path(
        `M${n(CENTRE + r * 0.62)} ${n(top + ry * 0.5)}Q${n(CENTRE + r * 0.95)} ${n(top + ry * 2.1)} ${n(CENTRE + r * 1.06)} ${n(top + ry * 0.8)}Q${n(CENTRE + r * 1.04)} ${n(top + 4)} ${n(CENTRE + r * 0.96)} ${n(top - 6)}Z`,
        art.linear([
          [0, '#f4f6f8'],
          [1, '#aab2b9'],
        ]),
      )
    : ''
  const seal = foil
    ? ellipse(CENTRE - r * 0.06, top - h * 0.5, r * 0.62, ry * 0.6, palette.base, 'opacity=".9"')
    : ''
  const box = {
    x: CENTRE - r,
    y: top + h * 0.5 + 16,
    w: 2 * r,
    h: FLOOR - sag - top - h * 0.5 - 44,
  }
  const room = { ...box, x: CENTRE - foot * 0.985, w: foot * 1.97 }
  reach(scene, top - h, r)
  return (
    groundShadow(art, CENTRE, FLOOR - 4, foot + 8, palette.tint) +
    path(body, roundFill(art, shell)) +
    art.clip(
      body,
      drawLabel(
        print,
        random.chance(0.5) ? room : { ...room, x: CENTRE - foot * 0.8, w: foot * 1.6 },
        {
          sag,
          shape: random.pick(['wrap', 'patch', 'oval']),
          maxSize: 112,
        },
      ),
    ) +
    roundShade(art, body, shell, 0.75) +
    shine(art, { x: CENTRE - foot * 0.9, y: top + 60, w: r * 0.09, h: FLOOR - top - 130 }, 0.6) +
    path(rim, roundFill(art, lidTone)) +
    roundShade(art, rim, lidTone, 0.4) +
    lidTop(art, CENTRE, top - h * 0.5, r + 6, ry, lidTone) +
    (foil
      ? ''
      : ellipse(
          CENTRE,
          top - h * 0.5 + 4,
          r * 0.8,
          ry * 0.74,
          darken(lidTone, 0.08),
          'opacity=".5"',
        )) +
    seal +
    tab
  )
}
