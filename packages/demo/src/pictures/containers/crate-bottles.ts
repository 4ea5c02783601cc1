import { path, stroke } from '../drawing.ts'
import { metalFill, roundFill, shine } from '../finish.ts'
import { wineKind, isBeer } from '../kinds.ts'
import { CENTRE, type Scene } from '../scene.ts'
import { turned } from '../shapes.ts'

function glassOf({ motif, label, random }: Scene): { glass: string; top: string; slim: boolean } {
  const words = { motif: motif.name, label }
  if (isBeer(words))
    return { glass: '#8a4a18', top: random.pick(['#d9a13a', '#b3261e']), slim: true }
  if (wineKind(words) === 'spirit')
    return { glass: '#c4dbe6', top: random.pick(['#1f5c8b', '#b9bec4']), slim: true }
  if (/ՍՊԻՏԱԿ/.test(label)) return { glass: '#a9b356', top: '#c9962b', slim: false }
  if (wineKind(words) === 'sparkling' && !/ԳԻՆԻ/.test(label))
    return { glass: '#3c5c3a', top: '#d2a545', slim: false }
  return { glass: '#5c1029', top: random.pick(['#7b1e2b', '#26221f']), slim: false }
}

/** The necks of two rows of bottles that look out of a crate whose front begins at height y. */
export function drawBottleRows(scene: Scene, y: number): string {
  const { art } = scene
  const { glass, top, slim } = glassOf(scene)
  const bottle = (cx: number, foot: number, size: number) => {
    const r = 66 * size
    const neck = 21 * size
    const head = foot - 300 * size
    const body = turned(
      cx,
      [
        [neck, head],
        [neck + 2, head + 110 * size],
        [r, head + 205 * size, 's'],
        [r, foot + 130],
      ],
      0,
      3,
    )
    const cap = slim
      ? path(
          turned(
            cx,
            [
              [neck + 3, head - 18],
              [neck + 9, head - 10, 'out'],
              [neck + 9, head + 18],
            ],
            4,
            4,
          ),
          metalFill(art, top),
        )
      : path(
          turned(
            cx,
            [
              [neck, head - 10],
              [neck + 5, head - 4, 'out'],
              [neck + 4, head + 90 * size],
            ],
            4,
            4,
          ),
          roundFill(art, top),
        )
    return (
      path(body, roundFill(art, glass)) +
      shine(art, { x: cx - r * 0.72, y: head + 205 * size, w: r * 0.16, h: 160 }, 0.6) +
      stroke(`M${cx - neck * 0.4} ${head + 20}v${80 * size}`, '#ffffff', 5, 'opacity=".45"') +
      cap
    )
  }
  const back = [-225, -75, 75, 225].map((x) => bottle(CENTRE + x, y - 60, 0.92))
  const front = [-280, -140, 0, 140, 280].map((x) => bottle(CENTRE + x, y + 10, 1.02))
  return [...back, ...front].join('')
}
