/** Printed faces of packs: the whole face is the design. */
import { contrast, lighten, mix } from './color.ts'
import { ellipse, n, path, type Box } from './drawing.ts'
import { drawText } from './label.ts'
import { placeMotif } from './motif.ts'
import { ORNAMENTS, ornamentRow, rays, rosette } from './ornament.ts'
import type { Scene } from './scene.ts'
import { polygon, rounded } from './shapes.ts'

export const COVER_STYLES = [
  'disc',
  'panel',
  'wave',
  'rays',
  'carpet',
  'arch',
  'block',
  'stripes',
] as const
export type CoverStyle = (typeof COVER_STYLES)[number]

/** Bands run on past a face by this share of its width; the pack cuts them off. */
const BLEED = 0.4

interface Parts {
  picture: Box
  text: Box
}

/** Picture above, text below, inside the margins. */
function stack(face: Box, textShare = 0.24, side = 0.075): Parts {
  const { x, w } = face
  const h = Math.min(face.h, w * 1.55)
  const y = face.y + (face.h - h) * 0.42
  const textHeight = h * textShare
  return {
    picture: {
      x: x + w * side,
      y: y + h * 0.08,
      w: w * (1 - 2 * side),
      h: h * 0.84 - textHeight - h * 0.05,
    },
    text: { x: x + w * side, y: y + h * 0.92 - textHeight, w: w * (1 - 2 * side), h: textHeight },
  }
}

/** Motif at the left, text at the right, for faces much wider than high. */
function row({ x, y, w, h }: Box): Parts {
  const side = Math.min(h * 0.76, w * 0.34)
  return {
    picture: { x: x + w * 0.06, y: y + (h - side) / 2, w: side, h: side },
    text: { x: x + w * 0.095 + side, y: y + h * 0.2, w: w * 0.85 - side, h: h * 0.6 },
  }
}

const inset = ({ x, y, w, h }: Box, share: number): Box => ({
  x: x + w * share,
  y: y + h * share,
  w: w * (1 - 2 * share),
  h: h * (1 - 2 * share),
})
const readable = (background: string, ink: string) =>
  contrast('#fffaf0', background) > 2.6 ? '#fffaf0' : ink

type Draw = (scene: Scene, box: Box, parts: Parts) => string

const STYLES: Record<CoverStyle, Draw> = {
  disc({ art, motif, palette, ...rest }, _box, { picture, text }) {
    const [cx, cy, r] = [
      picture.x + picture.w / 2,
      picture.y + picture.h / 2,
      Math.min(picture.w, picture.h) / 2,
    ]
    const ring =
      ellipse(cx, cy, r, r, palette.paper) +
      ellipse(cx, cy, r * 0.93, r * 0.93, 'none', `stroke="${palette.accent}" stroke-width="4"`)
    const scene = { art, motif, palette, ...rest }
    return (
      ring +
      placeMotif(art, motif, { x: cx - r * 0.64, y: cy - r * 0.64, w: r * 1.28, h: r * 1.28 }) +
      drawText(scene, text, palette.onBase)
    )
  },
  panel(scene, box) {
    const { art, motif, palette } = scene
    const panel = inset(box, 0.11)
    const flat = box.w / box.h > 1.75
    const { picture, text } = flat ? row(panel) : stack(panel, 0.26, 0.09)
    const line = path(
      rounded(inset(panel, 0.035), 14),
      'none',
      `stroke="${palette.accent}" stroke-width="4"`,
    )
    return (
      path(rounded(panel, 24), palette.paper) +
      line +
      placeMotif(art, motif, picture) +
      drawText(scene, text, palette.ink)
    )
  },
  wave(scene, { x, y, w, h }, { picture, text }) {
    const { art, motif, palette } = scene
    const cut = y + h * 0.6
    const [from, to] = [x - w * BLEED, x + w * (1 + BLEED)]
    const wave = (lift: number) =>
      `M${n(from)} ${n(cut + lift - h * 0.02)}L${n(x)} ${n(cut + lift)}C${n(x + w * 0.3)} ${n(cut + lift - h * 0.09)} ${n(x + w * 0.6)} ${n(cut + lift + h * 0.1)} ${n(x + w)} ${n(cut + lift - h * 0.03)}L${n(to)} ${n(cut + lift - h * 0.06)}V${n(y + h * 2)}H${n(from)}Z`
    const lower = mix(palette.base, palette.deep, 0.45)
    return (
      path(wave(-h * 0.035), palette.accent) +
      path(wave(0), lower) +
      placeMotif(art, motif, picture) +
      drawText(scene, text, readable(lower, palette.ink))
    )
  },
  rays(scene, box, { picture, text }) {
    const { art, motif, palette, random } = scene
    const [cx, cy] = [picture.x + picture.w / 2, picture.y + picture.h / 2]
    const glow = art.radial([
      [0, '#fffaf0', 0.85],
      [0.6, '#fffaf0', 0.35],
      [1, '#fffaf0', 0],
    ])
    const r = Math.max(picture.w, picture.h) * 0.62
    const burst = path(
      rays(cx, cy, box.w + box.h, random.pick([12, 16, 20]), random.between(0, 1)),
      lighten(palette.base, 0.16),
    )
    return (
      burst +
      ellipse(cx, cy, r, r, glow) +
      placeMotif(art, motif, picture) +
      drawText(scene, text, palette.onBase)
    )
  },
  carpet(scene, box, { picture, text }) {
    const { art, motif, palette, random } = scene
    const h = Math.min(box.h, box.w) * 0.1
    const kind = random.pick(ORNAMENTS)
    const [from, to] = [box.x - box.w * BLEED, box.x + box.w * (1 + BLEED)]
    const band = (y: number) =>
      path(`M${n(from)} ${n(y)}H${n(to)}v${n(h)}H${n(from)}Z`, palette.paper) +
      path(ornamentRow(kind, from, to, y + h * 0.14, h * 0.72), palette.ink)
    const smaller = { ...picture, y: picture.y + h * 0.8, h: picture.h - h * 0.9 }
    const raised = { ...text, y: text.y - h * 0.75, h: text.h * 0.95 }
    return (
      band(box.y + h * 0.3) +
      band(box.y + box.h - h * 1.3) +
      placeMotif(art, motif, smaller) +
      drawText(scene, raised, palette.onBase)
    )
  },
  arch(scene, { x, y, w, h }, { picture, text }) {
    const { art, motif, palette } = scene
    const arch = { x: x + w * 0.12, y: y + h * 0.07, w: w * 0.76, h: h * 0.93 }
    const soft = mix(palette.paper, palette.base, 0.08)
    const frame = (by: number, fill: string) =>
      path(
        rounded({ x: arch.x - by, y: arch.y - by, w: arch.w + 2 * by, h: arch.h * 2 }, [
          arch.w / 2,
          arch.w / 2,
          0,
          0,
        ]),
        fill,
      )
    const room = { x: arch.x + arch.w * 0.08, y: text.y, w: arch.w * 0.84, h: text.h }
    const high = {
      ...picture,
      x: arch.x + arch.w * 0.12,
      y: picture.y + h * 0.04,
      w: arch.w * 0.76,
      h: picture.h - h * 0.04,
    }
    return (
      frame(8, palette.accent) +
      frame(0, soft) +
      placeMotif(art, motif, high) +
      drawText(scene, room, palette.ink)
    )
  },
  block(scene, { x, y, w, h }, { picture, text }) {
    const { art, motif, palette, random } = scene
    const top = y + h * 0.6
    const paper = path(
      polygon([
        [x, y],
        [x + w, y],
        [x + w, top],
        [x, top],
      ]),
      mix(palette.paper, palette.base, 0.06),
    )
    const seal = random.chance(0.5)
      ? path(
          rosette(
            picture.x + picture.w / 2,
            picture.y + picture.h / 2,
            Math.min(picture.w, picture.h) * 0.52,
            10,
          ),
          mix(palette.paper, palette.base, 0.22),
        )
      : ''
    const line = path(
      polygon([
        [x, top],
        [x + w, top],
        [x + w, top + h * 0.02],
        [x, top + h * 0.02],
      ]),
      palette.accent,
    )
    return (
      paper +
      seal +
      line +
      placeMotif(art, motif, picture) +
      drawText(scene, { ...text, y: text.y + h * 0.01 }, palette.onBase)
    )
  },
  stripes(scene, { x, y, w, h }, { picture, text }) {
    const { art, motif, palette, random } = scene
    const count = random.pick([5, 7, 9])
    let d = ''
    for (let i = 0; i < count; i += 2)
      d += `M${n(x + (w * i) / count)} ${n(y)}h${n(w / count)}v${n(h)}h${n(-w / count)}Z`
    const plate = { x: x + w * 0.07, y: text.y - h * 0.025, w: w * 0.86, h: text.h + h * 0.05 }
    const inner = {
      x: plate.x + w * 0.04,
      y: text.y + h * 0.005,
      w: plate.w - w * 0.08,
      h: text.h - h * 0.01,
    }
    return (
      path(d, lighten(palette.base, 0.13)) +
      path(rounded(plate, 18), palette.paper) +
      placeMotif(art, motif, picture) +
      drawText(scene, inner, palette.ink)
    )
  },
}

/** Draws a face's design over its colour; the face itself is filled by the caller. Without a label the motif grows. */
export function drawCover(
  scene: Scene,
  box: Box,
  styles: readonly CoverStyle[] = COVER_STYLES,
): string {
  const flat = box.w / box.h > 1.75
  const style = scene.random.pick(
    flat
      ? styles.filter(
          (s) => s !== 'arch' && s !== 'block' && s !== 'stripes' && s !== 'wave' && s !== 'carpet',
        )
      : styles,
  )
  return STYLES[style](scene, box, flat ? row(box) : stack(box, scene.label ? 0.22 : 0.02))
}
