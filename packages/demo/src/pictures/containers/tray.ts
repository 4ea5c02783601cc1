import { brighten, darken, lighten, mix } from '../color.ts'
import { ellipse, n, path, stroke, type Box } from '../drawing.ts'
import { drawLabel } from '../label.ts'
import { CENTRE, reach, type Scene } from '../scene.ts'
import { polygon, rounded } from '../shapes.ts'
import { drawHeap } from './heap.ts'

const SMALL =
  /egg|berr|cherr|grape|nut|bean|tomato|mushroom|olive|shrimp|garlic|peanut|oyster|tangerine|kiwi|dumpling|meatball|falafel|sushi|lime/

/** The rows of motifs that fill a tray. */
function rowsOf({ random }: Scene, { x, y, w, h }: Box, small: boolean) {
  const at = (share: number) => y + h * share
  if (small) {
    const count = random.pick([4, 5])
    const inset = w / count / 2 + 6
    return [0.2, 0.5, 0.8].map((share) => ({
      y: at(share),
      from: x + inset,
      to: x + w - inset,
      count,
    }))
  }
  if (random.chance(0.4)) return [{ y: at(0.5), from: CENTRE, to: CENTRE, count: 1 }]
  if (random.chance(0.5)) return [{ y: at(0.5), from: x + w * 0.28, to: x + w * 0.72, count: 2 }]
  return [
    { y: at(0.36), from: x + w * 0.27, to: x + w * 0.73, count: 2 },
    { y: at(0.66), from: CENTRE, to: CENTRE, count: 1 },
  ]
}

/** A tray under film, seen from above: meat, fish, berries, eggs. */
export function drawTray(scene: Scene): string {
  const { art, palette, random } = scene
  const small = SMALL.test(scene.contents.name)
  const tone = random.pick([palette.base, palette.deep, '#33302f', '#f7f1e6', '#d2aa72'])
  const tray: Box = { x: 165, y: 240, w: 870, h: random.between(700, 760) }
  const radius = random.between(60, 110)
  const grow = (by: number): Box => ({
    x: tray.x - by,
    y: tray.y - by,
    w: tray.w + 2 * by,
    h: tray.h + 2 * by,
  })
  const bandHeight = random.between(170, 200)
  const bottom = tray.y + tray.h - 66
  const low = random.chance(0.6)
  const wide = low ? tray.w - 2 : random.between(420, 500)
  const label = { x: CENTRE - wide / 2, y: bottom - bandHeight, w: wide, h: bandHeight }
  const well = { x: tray.x + 54, y: tray.y + 54, w: tray.w - 108, h: tray.h - 120 }
  const open = { ...well, h: label.y - well.y + (low ? 20 : 60) }
  const rows = rowsOf(scene, open, small)
  const size = small ? open.w / rows[0]!.count + 16 : rows[0]!.count === 1 ? 500 : 390
  const heap = drawHeap(
    art,
    scene.contents,
    random,
    rows,
    Math.min(size, small ? open.h * 0.46 : open.h * 1.02),
  )
  const wellPath = rounded(well, radius * 0.7)
  const shadow = darken(palette.tint, 0.7)
  const ground =
    ellipse(
      CENTRE + 16,
      tray.y + tray.h - 20,
      500,
      90,
      art.radial([
        [0, shadow, 0.5],
        [0.6, shadow, 0.3],
        [1, shadow, 0],
      ]),
    ) + path(rounded({ ...grow(8), y: tray.y + 14 }, radius), shadow, 'opacity=".2"')
  const film =
    path(
      polygon([
        [230, 300],
        [420, 270],
        [300, 800],
        [190, 860],
      ]),
      art.linear(
        [
          [0, '#ffffff', 0.5],
          [1, '#ffffff', 0.02],
        ],
        [0, 0, 0.4, 1],
      ),
    ) +
    path(
      polygon([
        [800, 270],
        [850, 270],
        [760, 820],
        [690, 820],
      ]),
      art.linear(
        [
          [0, '#ffffff', 0.36],
          [1, '#ffffff', 0],
        ],
        [0, 0, 0, 1],
      ),
    )
  const creases = stroke(
    `M${n(tray.x + 40)} ${n(tray.y + 90)}Q${n(tray.x + 90)} ${n(tray.y + 70)} ${n(tray.x + 110)} ${n(tray.y + 30)}M${n(tray.x + tray.w - 40)} ${n(tray.y + 90)}Q${n(tray.x + tray.w - 90)} ${n(tray.y + 74)} ${n(tray.x + tray.w - 116)} ${n(tray.y + 30)}`,
    '#ffffff',
    6,
    'opacity=".5"',
  )
  reach(scene, tray.y - 10, tray.w / 2)
  scene.extent.floor = tray.y + tray.h + 10
  return (
    ground +
    path(
      rounded(tray, radius),
      art.linear(
        [
          [0, brighten(tone, 0.4)],
          [0.5, tone],
          [1, darken(tone, 0.22)],
        ],
        [0, 0, 0.5, 1],
      ),
    ) +
    path(
      rounded(grow(-12), radius * 0.92),
      'none',
      `stroke="${lighten(tone, 0.55)}" stroke-opacity=".7" stroke-width="6"`,
    ) +
    path(
      wellPath,
      art.linear(
        [
          [0, darken(tone, 0.42)],
          [0.16, darken(tone, 0.22)],
          [1, darken(tone, 0.1)],
        ],
        [0, 0, 0, 1],
      ),
    ) +
    path(wellPath, 'none', `stroke="${darken(tone, 0.5)}" stroke-opacity=".3" stroke-width="6"`) +
    art.clip(rounded(grow(-20), radius), heap) +
    art.clip(rounded(tray, radius), film) +
    creases +
    drawLabel(scene, label, {
      shape: low ? 'wrap' : 'patch',
      style: random.pick(['bands', 'split', 'night', 'rays', 'ornament']),
      maxSize: 112,
    }) +
    (low
      ? stroke(
          `M${n(label.x)} ${n(label.y)}h${n(wide)}`,
          mix(palette.base, '#ffffff', 0.7),
          3,
          'opacity=".6"',
        )
      : '')
  )
}
