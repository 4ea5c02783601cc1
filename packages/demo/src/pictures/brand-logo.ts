import { atLightness, brighten, contrast, darken, mix } from './color.ts'
import { Drawing, n, path, stroke, type Box } from './drawing.ts'
import { loadMotif, placeMotif } from './motif.ts'
import { rosette } from './ornament.ts'
import { wrapSvg } from './packshot.ts'
import { seeded, type Random } from './random.ts'
import { oval, polygon, rounded } from './shapes.ts'
import { fitText } from './type.ts'

const SIDE = 600
const [CX, CY, R] = [300, 232, 168]

/** A disc with a rim of round petals. */
function scallop(petals: number): string {
  let d = ''
  for (let i = 0; i <= petals; i++) {
    const angle = (2 * Math.PI * i) / petals
    const [x, y] = [CX + R * Math.cos(angle), CY + R * Math.sin(angle)]
    const size = n((Math.PI * R) / petals)
    d += i === 0 ? `M${n(x)} ${n(y)}` : `A${size} ${size} 0 0 1 ${n(x)} ${n(y)}`
  }
  return `${d}Z`
}

const hexagon = () =>
  polygon(
    Array.from(
      { length: 6 },
      (_, i) =>
        [
          CX + R * 1.06 * Math.sin((Math.PI * i) / 3),
          CY - R * 1.06 * Math.cos((Math.PI * i) / 3),
        ] as [number, number],
    ),
  )
const shield = () =>
  `M${CX - 150} ${CY - 160}Q${CX} ${CY - 190} ${CX + 150} ${CY - 160}V${CY + 20}Q${CX + 140} ${CY + 130} ${CX} ${CY + 178}Q${CX - 140} ${CY + 130} ${CX - 150} ${CY + 20}Z`

function badge(random: Random): string {
  return random.pick([
    () => oval(CX, CY, R, R),
    () => scallop(16),
    hexagon,
    shield,
    () => rounded({ x: CX - R, y: CY - R, w: 2 * R, h: 2 * R }, 64),
    () =>
      rounded({ x: CX - R * 0.92, y: CY - R, w: R * 1.84, h: 2 * R }, [R * 0.92, R * 0.92, 26, 26]),
  ])()
}

export interface BrandMark {
  svg: string
  /** The name's outline, and the box that it has to stay in. */
  text: { bounds: Box; inside: Box }
}

/**
 * Draws a brand's mark: its motif on a badge in its colour (`#rrggbb`), and its name below; a square of 600 units.
 * The same key gives the same mark. Throws when the motif is unknown or the colour is none.
 */
export async function drawBrandLogo(
  { label, color, motif: name }: { label: string; color: string; motif: string },
  key: string,
): Promise<BrandMark> {
  const art = new Drawing()
  const random = seeded(key, 'brand')
  const motif = await loadMotif(name)
  const shape = badge(random)
  const ground = art.linear(
    [
      [0, '#ffffff'],
      [1, mix('#fffaf3', color, 0.09)],
    ],
    [0, 0, 0, 1],
  )
  const fill = art.linear(
    [
      [0, brighten(color, 0.3)],
      [0.55, color],
      [1, darken(color, 0.14)],
    ],
    [0, 0, 0.5, 1],
  )
  const seal = random.chance(0.5)
    ? path(rosette(CX, CY, R * 1.1, 12), '#ffffff', 'opacity=".13"')
    : ''
  const inside: Box = { x: 50, y: 430, w: 500, h: 130 }
  const setting = fitText(label, inside, 74)
  const ink = contrast(color, '#ffffff') > 5 ? color : atLightness(color, 0.42, 0.14)
  const rim = `<g transform="translate(${CX} ${CY})scale(.92)translate(${-CX} ${-CY})">${stroke(shape, '#fffaf0', 4, 'stroke-opacity=".75"')}</g>`
  const content =
    `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>` +
    path(shape, darken(color, 0.4), 'transform="translate(0 8)" opacity=".22"') +
    path(shape, fill) +
    art.clip(shape, seal) +
    rim +
    placeMotif(art, motif, { x: CX - 98, y: CY - 98, w: 196, h: 196 }) +
    path(setting.d, ink)
  return {
    svg: wrapSvg(`<defs>${art.defs}</defs>${content}`, SIDE),
    text: { bounds: setting.bounds, inside },
  }
}
