import { darken, lighten } from '../color.ts'
import { ellipse, path } from '../drawing.ts'
import { groundShadow, metalFill, roundFill, roundShade, shine } from '../finish.ts'
import { drawCover } from '../cover.ts'
import { CENTRE, FLOOR, reach, type Scene } from '../scene.ts'
import { band, turned } from '../shapes.ts'

/** A drinks can, with drops of cold water on some. */
export function drawCan(scene: Scene): string {
  const { art, palette, random } = scene
  const slim = random.chance(0.5)
  const r = slim ? 165 : 205
  const top = slim ? 200 : 270
  const rim = r * 0.8
  const shell = turned(
    CENTRE,
    [
      [rim, top],
      [r, top + 62, 's'],
      [r, FLOOR - 62],
      [rim + 8, FLOOR - 8, 's'],
    ],
    12,
    0,
  )
  const face = { x: CENTRE - r, y: top + 62, w: 2 * r, h: FLOOR - top - 140 }
  const print = { x: CENTRE - r * 0.88, y: face.y + 8, w: r * 1.76, h: face.h - 10 }
  const metal = metalFill(art)
  const lid =
    path(
      turned(
        CENTRE,
        [
          [rim, top - 6],
          [rim + 5, top + 2, 'out'],
          [rim, top + 14, 's'],
        ],
        15,
        -12,
      ),
      metal,
    ) +
    ellipse(CENTRE, top - 6, rim, 20, metal) +
    ellipse(
      CENTRE,
      top - 4,
      rim * 0.9,
      15,
      art.linear(
        [
          [0, '#8f969d'],
          [1, '#e9edf0'],
        ],
        [0, 0, 0.6, 1],
      ),
    ) +
    ellipse(CENTRE + 14, top - 3, 46, 7, '#cdd3d8', 'stroke="#7f878f" stroke-width="3"') +
    ellipse(CENTRE + 30, top - 2, 16, 3.6, '#7f878f')
  const foot = path(
    turned(
      CENTRE,
      [
        [rim + 14, FLOOR - 22],
        [rim + 2, FLOOR - 2, 'in'],
      ],
      12,
      -13,
    ),
    metal,
  )
  const drops = random.chance(0.55)
    ? Array.from({ length: 22 }, () => {
        const [x, y, size] = [
          CENTRE + random.between(-0.9, 0.9) * r,
          random.between(top + 80, FLOOR - 80),
          random.between(4, 10),
        ]
        return (
          ellipse(x, y, size, size * 1.15, lighten(palette.base, 0.65), 'opacity=".5"') +
          ellipse(
            x - size * 0.25,
            y - size * 0.3,
            size * 0.4,
            size * 0.35,
            '#ffffff',
            'opacity=".9"',
          ) +
          ellipse(
            x + size * 0.1,
            y + size * 0.75,
            size * 0.7,
            size * 0.25,
            darken(palette.base, 0.4),
            'opacity=".3"',
          )
        )
      }).join('')
    : ''
  const stripe = random.chance(0.5)
    ? path(band({ x: CENTRE - r, y: face.y + face.h - 20, w: 2 * r, h: 16 }, 13), palette.accent)
    : ''
  reach(scene, top - 20, r)
  return (
    groundShadow(art, CENTRE, FLOOR, r, palette.tint) +
    path(shell, roundFill(art, palette.base)) +
    art.clip(
      shell,
      drawCover(
        scene,
        print,
        slim ? ['disc', 'wave', 'rays', 'carpet'] : ['disc', 'wave', 'rays', 'arch', 'carpet'],
      ) + stripe,
    ) +
    foot +
    roundShade(art, shell, palette.base, 1) +
    shine(art, { x: CENTRE - r * 0.72, y: top + 74, w: r * 0.14, h: FLOOR - top - 170 }, 0.55) +
    shine(art, { x: CENTRE + r * 0.84, y: top + 90, w: 10, h: FLOOR - top - 220 }, 0.35) +
    drops +
    lid
  )
}
