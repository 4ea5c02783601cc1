import { darken } from '../color.ts'
import { ellipse, n, path } from '../drawing.ts'
import { groundShadow } from '../finish.ts'
import { holdsBottles } from '../kinds.ts'
import { drawLabel, drawText } from '../label.ts'
import { CENTRE, FLOOR, reach, type Scene } from '../scene.ts'
import { polygon, rounded } from '../shapes.ts'
import { drawBottleRows } from './crate-bottles.ts'
import { drawBoard, drawHeap } from './heap.ts'

/** A wooden crate heaped with the motif. */
export function drawCrate(scene: Scene): string {
  const { art, palette, random, motif } = scene
  const tone = random.pick(['#d9a566', '#c98f4f', '#e0b47c', '#b9803f'])
  const half = random.between(360, 390)
  const top = random.between(600, 640)
  const [l, w] = [CENTRE - half, 2 * half]
  const count = random.pick([2, 3])
  const gap = 14
  const slat = (FLOOR - top - gap * (count - 1)) / count
  const inside = path(
    polygon([
      [l + 26, top - 66],
      [l + w - 26, top - 66],
      [l + w - 8, top + 60],
      [l + 8, top + 60],
    ]),
    darken(tone, 0.6),
  )
  const back = drawBoard(art, random, l + 26, top - 84, w - 52, 56, darken(tone, 0.3))
  const size = random.between(176, 200)
  const bottles = holdsBottles({ motif: motif.name, label: scene.label })
  const heap = bottles
    ? drawBottleRows(scene, top)
    : drawHeap(
        art,
        scene.contents,
        random,
        [
          { y: top - 150, from: CENTRE - 130, to: CENTRE + 130, count: 3 },
          { y: top - 70, from: CENTRE - 240, to: CENTRE + 240, count: 4 },
          { y: top + 6, from: CENTRE - 255, to: CENTRE + 255, count: 5 },
        ],
        size,
      )
  let boards = ''
  for (let i = 0; i < count; i++) {
    const y = top + i * (slat + gap)
    boards +=
      path(rounded({ x: l + 10, y: y + slat - 4, w: w - 20, h: gap + 4 }, 0), darken(tone, 0.66)) +
      drawBoard(art, random, l, y, w, slat, tone)
  }
  const posts = [l - 6, l + w - 54]
    .map(
      (x) =>
        drawBoard(art, random, x, top - 26, 60, FLOOR - top + 26, darken(tone, 0.1)) +
        [0.3, 0.7]
          .map((at) =>
            Array.from(
              { length: count },
              (_, i) =>
                ellipse(x + 60 * at, top + i * (slat + gap) + slat / 2, 5, 5, '#6b4a2a') +
                ellipse(
                  x + 60 * at - 1.5,
                  top + i * (slat + gap) + slat / 2 - 1.5,
                  2,
                  2,
                  '#f5e2c4',
                ),
            ).join(''),
          )
          .join(''),
    )
    .join('')
  const area = { x: l + w * 0.17, y: top + 26, w: w * 0.66, h: FLOOR - top - 52 }
  const burnt = random.chance(0.35) && scene.label
  const label = burnt
    ? drawText(
        scene,
        { x: area.x, y: top + slat * 0.18, w: area.w, h: slat * 0.64 },
        '#5b3210',
        120,
      )
    : drawLabel(scene, count === 3 ? area : { ...area, y: area.y + 20, h: area.h - 40 }, {
        shape: 'patch',
        style: random.pick(['bands', 'split', 'rays', 'ornament', 'ribbon']),
        maxSize: 110,
      })
  const shade = path(
    `M${n(l)} ${n(top)}h${n(w)}v${n(FLOOR - top)}h${n(-w)}Z`,
    art.linear([
      [0, '#ffffff', 0.12],
      [0.5, '#ffffff', 0],
      [1, '#2a1606', 0.24],
    ]),
  )
  const lean = path(
    `M${n(l)} ${n(top)}h${n(w)}v26h${n(-w)}Z`,
    art.linear(
      [
        [0, '#2a1606', 0.3],
        [1, '#2a1606', 0],
      ],
      [0, 0, 0, 1],
    ),
  )
  reach(scene, top - (bottles ? 310 : 250), half)
  return (
    groundShadow(art, CENTRE, FLOOR, half, palette.tint) +
    back +
    inside +
    heap +
    boards +
    lean +
    posts +
    label +
    shade
  )
}
