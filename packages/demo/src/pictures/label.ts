import { mix } from './color.ts'
import { n, path, stroke, type Box } from './drawing.ts'
import { placeMotif } from './motif.ts'
import { ORNAMENTS, ornamentRow, rays, rosette } from './ornament.ts'
import type { Scene } from './scene.ts'
import { band, oval, rounded } from './shapes.ts'
import { fitText, type Warp } from './type.ts'

export type LabelShape = 'wrap' | 'patch' | 'arch' | 'oval'
export const LABEL_STYLES = [
  'bands',
  'ribbon',
  'ornament',
  'split',
  'frame',
  'rays',
  'night',
] as const
export type LabelStyle = (typeof LABEL_STYLES)[number]

export interface LabelOptions {
  /** How far the middle hangs below the edges, as on a round body. */
  sag?: number
  shape?: LabelShape
  style?: LabelStyle | undefined
  /** The largest font size in units. */
  maxSize?: number
}

interface Plan {
  scene: Scene
  box: Box
  warp: Warp
  strip: (y: number, h: number, fill: string) => string
}

/** Draws text into a box; its outline never leaves it. Text that is taller bent than flat gets less room. */
export function drawText(
  scene: Scene,
  inside: Box,
  color: string,
  maxSize = 124,
  warp?: Warp,
): string {
  if (!scene.label) return ''
  const { bounds } = fitText(scene.label, inside, maxSize)
  const drops = [0, 0.2, 0.4, 0.5, 0.6, 0.8, 1].map((share) =>
    warp ? warp(bounds.x + bounds.w * share, 0)[1] : 0,
  )
  const [least, most] = [Math.min(...drops), Math.max(...drops)]
  const room = { ...inside, h: Math.max(inside.h * 0.4, inside.h - (most - least)) }
  const setting = fitText(scene.label, room, maxSize, warp)
  scene.art.texts.push({
    bounds: setting.bounds,
    inside: { ...inside, y: inside.y + least, h: inside.h + most - least },
  })
  return path(setting.d, color)
}

function outlineOf(box: Box, shape: LabelShape, sag: number): string {
  if (shape === 'oval')
    return oval(box.x + box.w / 2, box.y + box.h / 2 + sag, box.w / 2, box.h / 2)
  if (shape === 'arch') return rounded(box, [box.w * 0.48, box.w * 0.48, 14, 14], sag)
  if (shape === 'patch') return rounded(box, 22, sag)
  return band(box, sag)
}

/** Motif above, text below; or side by side on a wide label. `top` and `bottom` are margins in units. */
function content(
  { scene, box, warp }: Plan,
  ink: string,
  top: number,
  bottom: number,
  side: number,
  maxSize: number,
): string {
  const { art, motif } = scene
  const inner = { x: box.x + side, y: box.y + top, w: box.w - 2 * side, h: box.h - top - bottom }
  const lift = warp(box.x + box.w / 2, 0)[1]
  if (!scene.label) return placeMotif(art, motif, { ...inner, y: inner.y + lift })
  if (inner.w / inner.h > 1.75) {
    const picture = {
      x: inner.x,
      y: inner.y,
      w: Math.min(inner.h * 1.05, inner.w * 0.36),
      h: inner.h,
    }
    const gap = inner.w * 0.05
    const text = {
      x: inner.x + picture.w + gap,
      y: inner.y,
      w: inner.w - picture.w - gap,
      h: inner.h,
    }
    const drop = warp(picture.x + picture.w / 2, 0)[1]
    return (
      placeMotif(art, motif, { ...picture, y: picture.y + drop }) +
      drawText(scene, text, ink, maxSize, warp)
    )
  }
  const wide = scene.label.includes(' ') && scene.label.length > 8
  const textHeight = Math.min(
    inner.h * 0.42,
    Math.max(inner.h * 0.27, inner.w * (wide ? 0.4 : 0.24)),
  )
  const gap = inner.h * 0.05
  const picture = { x: inner.x, y: inner.y + lift, w: inner.w, h: inner.h - textHeight - gap }
  const text = { x: inner.x, y: inner.y + inner.h - textHeight, w: inner.w, h: textHeight }
  return placeMotif(art, motif, picture) + drawText(scene, text, ink, maxSize, warp)
}

const STYLES: Record<LabelStyle, (plan: Plan, side: number, maxSize: number) => string> = {
  bands(plan, side, maxSize) {
    const { box, scene, strip } = plan
    const { base, dark, accent } = scene.palette
    const h = box.h * 0.075
    const edge =
      strip(0, h, dark) +
      strip(h * 1.35, h * 0.22, accent) +
      strip(box.h - h, h, dark) +
      strip(box.h - h * 1.57, h * 0.22, accent)
    return (
      strip(0, box.h, mix(scene.palette.paper, base, 0.03)) +
      edge +
      content(plan, scene.palette.ink, h * 2, h * 2.1, side, maxSize)
    )
  },
  ribbon(plan, side, maxSize) {
    const { box, scene, strip, warp } = plan
    const { art, motif, palette } = scene
    if (!scene.label || box.w / box.h > 1.9) return STYLES.bands(plan, side, maxSize)
    const h = Math.min(box.h * 0.34, box.w * 0.36)
    const y = box.h - h - box.h * 0.07
    const lift = warp(box.x + box.w / 2, 0)[1]
    const picture = {
      x: box.x + side,
      y: box.y + box.h * 0.07 + lift,
      w: box.w - 2 * side,
      h: y - box.h * 0.11,
    }
    const text = { x: box.x + side, y: box.y + y + h * 0.16, w: box.w - 2 * side, h: h * 0.68 }
    const lines = strip(y - 9, 4, palette.accent) + strip(y + h + 5, 4, palette.accent)
    return (
      strip(0, box.h, palette.paper) +
      strip(y, h, palette.deep) +
      lines +
      placeMotif(art, motif, picture) +
      drawText(scene, text, '#fffaf0', maxSize, warp)
    )
  },
  ornament(plan, side, maxSize) {
    const { box, scene, strip, warp } = plan
    const { palette, random } = scene
    const h = Math.max(16, box.h * 0.085)
    const kind = random.pick(ORNAMENTS)
    const rows = [box.y + h * 0.45, box.y + box.h - h * 1.45]
      .map((y) => path(ornamentRow(kind, box.x, box.x + box.w, y, h, warp), palette.ink))
      .join('')
    const lines = strip(h * 1.75, 3, palette.accent) + strip(box.h - h * 1.8, 3, palette.accent)
    return (
      strip(0, box.h, palette.paper) +
      rows +
      lines +
      content(plan, palette.ink, h * 2.1, h * 2.3, side, maxSize)
    )
  },
  split(plan, side, maxSize) {
    const { box, scene, strip } = plan
    const { palette, random } = scene
    const soft = mix(palette.base, palette.paper, random.between(0.55, 0.72))
    const rows = strip(0, box.h * 0.58, soft) + strip(box.h * 0.58, 5, palette.base)
    return (
      strip(0, box.h, palette.paper) +
      rows +
      content(plan, palette.ink, box.h * 0.07, box.h * 0.1, side, maxSize)
    )
  },
  frame(plan, side, maxSize) {
    const { box, scene, strip } = plan
    const { palette } = scene
    const inset = Math.min(box.w, box.h) * 0.045
    const lift = plan.warp(box.x + box.w / 2, 0)[1]
    const line = (by: number, width: number) =>
      stroke(
        rounded({ x: box.x + by, y: box.y + by, w: box.w - 2 * by, h: box.h - 2 * by }, 12, lift),
        palette.accent,
        width,
      )
    return (
      strip(0, box.h, palette.paper) +
      line(inset, 4) +
      line(inset * 1.7, 2) +
      content(plan, palette.ink, inset * 2.6, inset * 3, Math.max(side, inset * 3), maxSize)
    )
  },
  rays(plan, side, maxSize) {
    const { box, scene, strip } = plan
    const { palette, random } = scene
    const [cx, cy] = [box.x + box.w / 2, box.y + box.h * 0.38]
    const burst = path(
      rays(cx, cy, box.w + box.h, random.pick([10, 12, 16]), random.between(0, 1)),
      mix(palette.paper, palette.base, 0.2),
    )
    const foot = strip(box.h - box.h * 0.05, box.h * 0.05, palette.base)
    return (
      strip(0, box.h, palette.paper) +
      burst +
      foot +
      content(plan, palette.ink, box.h * 0.07, box.h * 0.12, side, maxSize)
    )
  },
  night(plan, side, maxSize) {
    const { box, scene, strip } = plan
    const { palette, random } = scene
    const gold = '#e3bd6a'
    const h = box.h * 0.05
    const seal =
      box.w / box.h < 1.75 && random.chance(0.5)
        ? path(
            rosette(
              box.x + box.w / 2,
              box.y + box.h * 0.36 + plan.warp(box.x + box.w / 2, 0)[1],
              Math.min(box.w, box.h) * 0.36,
            ),
            mix(palette.deep, gold, 0.22),
          )
        : ''
    const lines = strip(h, 4, gold) + strip(box.h - h - 4, 4, gold)
    return (
      strip(0, box.h, palette.deep) +
      seal +
      lines +
      content(plan, '#fff3d6', h * 2.2, h * 2.4, side, maxSize)
    )
  },
}

/** A label on a container: paper cut in a shape, with the motif and the text, in a style that the seed picks. */
export function drawLabel(
  scene: Scene,
  box: Box,
  { sag = 0, shape = 'wrap', style, maxSize = 104 }: LabelOptions = {},
): string {
  const [cx, r] = [box.x + box.w / 2, box.w / 2]
  const warp: Warp = (x, y) => [x, y + sag * (1 - ((x - cx) / r) ** 2)]
  const strip = (y: number, h: number, fill: string) =>
    path(band({ x: box.x, y: box.y + y, w: box.w, h }, sag), fill)
  const chosen =
    style ?? scene.random.pick(LABEL_STYLES.filter((s) => shape === 'wrap' || s !== 'frame'))
  const side = box.w * (shape === 'oval' ? 0.17 : shape === 'wrap' && sag ? 0.095 : 0.075)
  const outline = outlineOf(box, shape, sag)
  const inner = shape === 'oval' || shape === 'arch' ? shrink(box, shape) : box
  const plan: Plan = {
    scene,
    box: inner,
    warp,
    strip: (y, h, fill) =>
      h >= inner.h ? path(outline, fill) : strip(inner.y - box.y + y, h, fill),
  }
  const edge =
    shape === 'wrap'
      ? ''
      : stroke(
          outline,
          mix(scene.palette.base, scene.palette.deep, 0.4),
          3,
          `stroke-opacity="${n(0.35)}"`,
        )
  return scene.art.clip(outline, STYLES[chosen](plan, side, maxSize)) + edge
}

/** The part of a round shape for content. */
function shrink(box: Box, shape: LabelShape): Box {
  if (shape === 'oval') return { x: box.x, y: box.y + box.h * 0.08, w: box.w, h: box.h * 0.82 }
  return { x: box.x, y: box.y + box.h * 0.06, w: box.w, h: box.h * 0.92 }
}
