import { drawCover } from '../cover.ts'
import { darken, lighten, mix } from '../color.ts'
import { n, path, stroke } from '../drawing.ts'
import { groundShadow } from '../finish.ts'
import { placeMotif } from '../motif.ts'
import { CENTRE, FLOOR, reach, type Scene } from '../scene.ts'
import { teeth } from '../shapes.ts'

/** Bread or fish looking out of a paper sleeve. */
export function drawSleeve(scene: Scene): string {
  const { art, palette, random, motif } = scene
  const half = random.between(270, 310)
  const top = random.between(560, 620)
  const kraft = random.chance(0.45) ? random.pick(['#d7ae78', '#e3c394', '#f4ead6']) : palette.base
  const print =
    kraft === palette.base
      ? scene
      : {
          ...scene,
          palette: { ...palette, base: kraft, onBase: palette.ink, light: lighten(kraft, 0.4) },
        }
  const [l, r] = [CENTRE - half, CENTRE + half]
  const body = `M${n(l - 10)} ${n(top)}${teeth(l - 10, r + 10, top, 16, 22)}L${n(r - 16)} ${FLOOR - 30}Q${n(r - 20)} ${FLOOR} ${n(r - 54)} ${FLOOR}H${n(l + 54)}Q${n(l + 20)} ${FLOOR} ${n(l + 16)} ${FLOOR - 30}Z`
  const back = `M${n(l + 10)} ${n(top - 34)}${teeth(l + 10, r - 10, top - 34, 14, 20)}V${n(top + 60)}H${n(l + 10)}Z`
  const contentBox = { x: CENTRE - 265, y: top - 270, w: 530, h: 620 }
  const paper = art.linear([
    [0, darken(kraft, 0.2)],
    [0.08, kraft],
    [0.26, lighten(kraft, 0.24)],
    [0.6, kraft],
    [0.92, darken(kraft, 0.1)],
    [1, darken(kraft, 0.22)],
  ])
  const folds = stroke(
    `M${n(l + 46)} ${n(top + 40)}Q${n(l + 66)} ${n((top + FLOOR) / 2)} ${n(l + 52)} ${FLOOR - 30}M${n(r - 46)} ${n(top + 40)}Q${n(r - 62)} ${n((top + FLOOR) / 2)} ${n(r - 52)} ${FLOOR - 30}`,
    '#ffffff',
    4,
    'opacity=".3"',
  )
  const face = { x: l + 40, y: top + 34, w: 2 * half - 80, h: FLOOR - top - 60 }
  reach(scene, top - 230, half + 10)
  return (
    groundShadow(art, CENTRE, FLOOR, half, palette.tint) +
    path(back, mix(kraft, darken(kraft, 0.5), 0.35)) +
    placeMotif(art, motif, contentBox, random.between(-10, 10)) +
    path(body, paper) +
    art.clip(body, drawCover(print, face, ['disc', 'panel', 'carpet'])) +
    folds
  )
}
