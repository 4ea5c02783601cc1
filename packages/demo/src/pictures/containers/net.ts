import { darken, lighten } from '../color.ts'
import { ellipse, n, path, stroke } from '../drawing.ts'
import { groundShadow } from '../finish.ts'
import { drawLabel } from '../label.ts'
import { CENTRE, FLOOR, reach, type Scene } from '../scene.ts'
import { rounded } from '../shapes.ts'
import { drawHeap } from './heap.ts'

/** A net of potatoes, onions, oranges, nuts, with a label around it. */
export function drawNet(scene: Scene): string {
  const { art, palette, random } = scene
  const half = random.between(290, 320)
  const top = random.between(330, 370)
  const tone = random.pick([palette.base, palette.accent, palette.dark])
  const bag = `M${CENTRE - 30} ${n(top)}C${n(CENTRE - 120)} ${n(top + 60)} ${n(CENTRE - half - 30)} ${n(top + 150)} ${n(CENTRE - half)} ${FLOOR - 170}C${n(CENTRE - half + 10)} ${FLOOR - 30} ${n(CENTRE - half + 90)} ${FLOOR} ${CENTRE} ${FLOOR}C${n(CENTRE + half - 90)} ${FLOOR} ${n(CENTRE + half - 10)} ${FLOOR - 30} ${n(CENTRE + half)} ${FLOOR - 170}C${n(CENTRE + half + 30)} ${n(top + 150)} ${n(CENTRE + 120)} ${n(top + 60)} ${CENTRE + 30} ${n(top)}Z`
  const size = random.between(196, 220)
  const heap = drawHeap(
    art,
    scene.contents,
    random,
    [
      { y: top + 165, from: CENTRE - 85, to: CENTRE + 85, count: 2 },
      { y: top + 280, from: CENTRE - 180, to: CENTRE + 180, count: 3 },
      { y: top + 420, from: CENTRE - 215, to: CENTRE + 215, count: 4 },
      { y: FLOOR - 105, from: CENTRE - 190, to: CENTRE + 190, count: 3 },
    ],
    size,
  )
  let threads = ''
  const step = 46
  for (let i = -22; i < 22; i++) {
    threads += `M${n(CENTRE + i * step)} ${n(top - 20)}q${n(step * 2)} 260 ${n(step * 7)} 760`
    threads += `M${n(CENTRE + i * step)} ${n(top - 20)}q${n(-step * 2)} 260 ${n(-step * 7)} 760`
  }
  const mesh = art.clip(
    bag,
    `<path d="${threads}" fill="none" stroke="${tone}" stroke-opacity=".8" stroke-width="5"/>` +
      `<path d="${threads}" fill="none" stroke="${lighten(tone, 0.5)}" stroke-opacity=".5" stroke-width="2" transform="translate(-1.5 -1.5)"/>`,
  )
  const tuft =
    path(
      `M${CENTRE - 28} ${n(top + 16)}Q${CENTRE - 40} ${n(top - 60)} ${CENTRE - 96} ${n(top - 118)}Q${CENTRE - 30} ${n(top - 96)} ${CENTRE - 8} ${n(top - 128)}Q${CENTRE + 22} ${n(top - 100)} ${CENTRE + 92} ${n(top - 116)}Q${CENTRE + 40} ${n(top - 50)} ${CENTRE + 28} ${n(top + 16)}Z`,
      art.linear([
        [0, lighten(tone, 0.3)],
        [1, darken(tone, 0.2)],
      ]),
    ) +
    stroke(
      `M${CENTRE - 20} ${n(top - 70)}L${CENTRE - 6} ${n(top)}M${CENTRE + 24} ${n(top - 76)}L${CENTRE + 6} ${n(top)}`,
      darken(tone, 0.4),
      3,
      'opacity=".4"',
    )
  const clip = path(
    rounded({ x: CENTRE - 40, y: top - 14, w: 80, h: 34 }, 12),
    art.linear(
      [
        [0, '#f4f6f8'],
        [0.5, '#b4bcc3'],
        [1, '#868f97'],
      ],
      [0, 0, 0, 1],
    ),
  )
  const shade = art.clip(
    bag,
    ellipse(
      CENTRE + half * 0.7,
      FLOOR - 200,
      half * 0.7,
      330,
      art.radial([
        [0, '#1d120a', 0.32],
        [1, '#1d120a', 0],
      ]),
    ),
  )
  const wide = random.between(450, 490)
  const label = drawLabel(
    scene,
    { x: CENTRE - wide / 2, y: FLOOR - 330, w: wide, h: 205 },
    {
      shape: 'patch',
      sag: 10,
      style: random.pick(['bands', 'split', 'night', 'rays', 'ornament']),
      maxSize: 96,
    },
  )
  reach(scene, top - 120, half)
  return (
    groundShadow(art, CENTRE, FLOOR, half - 30, palette.tint) +
    art.clip(bag, path(bag, darken(tone, 0.25), 'opacity=".3"') + heap) +
    shade +
    mesh +
    tuft +
    clip +
    label
  )
}
