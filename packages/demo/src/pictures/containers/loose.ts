import { darken, lighten, mix } from '../color.ts'
import { ellipse, path, stroke } from '../drawing.ts'
import { groundShadow } from '../finish.ts'
import { placeMotif } from '../motif.ts'
import { CENTRE, FLOOR, reach, type Scene } from '../scene.ts'
import { drawBoard } from './heap.ts'

interface Item {
  /** Place of the foot, and the height, in units. */
  x: number
  y: number
  size: number
  rotation: number
}

function arrange({ random }: Scene): Item[] {
  const tilt = () => random.between(-9, 9)
  const kind = random.pick(['one', 'one', 'pair', 'trio', 'trio', 'row'] as const)
  if (kind === 'one')
    return [
      {
        x: CENTRE + random.between(-20, 20),
        y: FLOOR - 20,
        size: random.between(660, 720),
        rotation: tilt(),
      },
    ]
  const flip = random.chance(0.5) ? 1 : -1
  if (kind === 'pair') {
    return [
      { x: CENTRE + flip * 175, y: FLOOR - 90, size: 470, rotation: flip * random.between(4, 15) },
      { x: CENTRE - flip * 115, y: FLOOR - 10, size: 560, rotation: tilt() },
    ]
  }
  if (kind === 'trio') {
    return [
      { x: CENTRE + flip * 20, y: FLOOR - 200, size: 430, rotation: tilt() },
      { x: CENTRE - flip * 205, y: FLOOR - 50, size: 450, rotation: -flip * random.between(3, 14) },
      { x: CENTRE + flip * 185, y: FLOOR - 10, size: 480, rotation: flip * random.between(3, 14) },
    ]
  }
  return [
    { x: CENTRE - 235, y: FLOOR - 80, size: 360, rotation: tilt() },
    { x: CENTRE + 235, y: FLOOR - 80, size: 360, rotation: tilt() },
    { x: CENTRE, y: FLOOR - 10, size: 500, rotation: tilt() },
  ]
}

function drawStand({ art, palette, random }: Scene): string {
  const kind = random.pick(['none', 'none', 'plate', 'board', 'cloth'] as const)
  if (kind === 'plate') {
    const china = mix('#ffffff', palette.tint, 0.2)
    return (
      ellipse(
        CENTRE,
        FLOOR - 30,
        400,
        92,
        art.linear(
          [
            [0, '#ffffff'],
            [1, darken(china, 0.1)],
          ],
          [0, 0, 0, 1],
        ),
      ) +
      ellipse(
        CENTRE,
        FLOOR - 40,
        290,
        58,
        darken(china, 0.05),
        `stroke="${darken(palette.tint, 0.3)}" stroke-opacity=".35" stroke-width="4"`,
      ) +
      ellipse(
        CENTRE,
        FLOOR - 30,
        385,
        86,
        'none',
        `stroke="${mix(palette.accent, '#ffffff', 0.35)}" stroke-width="6"`,
      )
    )
  }
  if (kind === 'board')
    return (
      drawBoard(art, random, CENTRE - 410, FLOOR - 60, 820, 92, '#c98f4f') +
      path(
        `M${CENTRE - 410} ${FLOOR - 56}L${CENTRE - 340} ${FLOOR - 130}H${CENTRE + 340}L${CENTRE + 410} ${FLOOR - 56}Z`,
        art.linear(
          [
            [0, '#dcae74'],
            [1, '#e8c290'],
          ],
          [0, 0, 0, 1],
        ),
      )
    )
  if (kind === 'cloth') {
    const cloth = `M${CENTRE - 390} ${FLOOR + 10}L${CENTRE - 300} ${FLOOR - 130}L${CENTRE + 330} ${FLOOR - 140}L${CENTRE + 400} ${FLOOR - 6}L${CENTRE + 60} ${FLOOR + 40}Z`
    const line = stroke(
      `M${CENTRE - 352} ${FLOOR}L${CENTRE - 272} ${FLOOR - 116}M${CENTRE + 356} ${FLOOR - 14}L${CENTRE + 300} ${FLOOR - 124}`,
      mix(palette.accent, '#ffffff', 0.2),
      12,
      'opacity=".8"',
    )
    return (
      path(
        cloth,
        art.linear(
          [
            [0, lighten(palette.tint, 0.75)],
            [1, mix(palette.tint, '#ffffff', 0.35)],
          ],
          [0, 0, 0, 1],
        ),
        `stroke="${darken(palette.tint, 0.16)}" stroke-opacity=".4" stroke-width="3"`,
      ) + line
    )
  }
  return ''
}

/** The unpacked product, large: one to three, some on a plate, a board or a cloth. */
export function drawLoose(scene: Scene): string {
  const { art, motif, palette } = scene
  const stand = drawStand(scene)
  const placed = arrange(scene).map(({ x, y, size, rotation }) => {
    const { w, h } = motif.bounds
    const scale = Math.min(size / h, (size * 1.12) / w)
    const [width, height] = [w * scale, h * scale]
    const box = { x: x - width / 2, y: y - height, w: width, h: height }
    const svg =
      groundShadow(
        art,
        x,
        y - 8,
        width * 0.4,
        stand ? mix(palette.tint, '#8a6a48', 0.5) : palette.tint,
        0.8,
      ) + placeMotif(art, motif, box, rotation)
    return { svg, top: box.y, side: Math.abs(x - CENTRE) + width / 2 }
  })
  const tops = placed.map(({ top }) => top)
  reach(scene, Math.min(...tops), Math.max(stand ? 400 : 0, ...placed.map(({ side }) => side)))
  const under = stand ? groundShadow(art, CENTRE, FLOOR + 30, 390, palette.tint, 0.7) : ''
  return under + stand + placed.map(({ svg }) => svg).join('')
}
