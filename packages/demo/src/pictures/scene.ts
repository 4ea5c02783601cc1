import type { Picture } from '../types.ts'
import { atLightness, contrast, darken, hue, lightness, mix } from './color.ts'
import { Drawing } from './drawing.ts'
import type { Motif } from './motif.ts'
import { seeded, type Random } from './random.ts'

/** Pictures are squares of this many units; things stand on `FLOOR`, around `CENTRE`. */
export const SIDE = 1200
export const CENTRE = 600
export const FLOOR = 1040

export interface Palette {
  base: string
  light: string
  dark: string
  deep: string
  /** Label paper. */
  paper: string
  /** For text on paper, close to the base colour. */
  ink: string
  /** For text on the base colour itself. */
  onBase: string
  /** A second colour beside the base. */
  accent: string
  tint: string
}

/** Input of a container's drawing function. */
export interface Scene {
  art: Drawing
  random: Random
  palette: Palette
  motif: Motif
  /** Content of a tray, crate or net. */
  contents: Motif
  label: string
  /** Extent of the subject, set by the container's function. */
  extent: { top: number; floor: number; left: number; right: number }
}

/** Sets the height and the half width of the subject. */
export function reach(scene: Scene, top: number, half: number): void {
  scene.extent.top = top
  scene.extent.left = CENTRE - half
  scene.extent.right = CENTRE + half
}

const PAPERS = ['#fffbf2', '#ffffff', '#fff4df', '#f8f1e4', '#fffaf3'] as const
const ACCENTS = [
  '#d9a13a',
  '#f28c28',
  '#a8213a',
  '#1b6b3a',
  '#1f5c8b',
  '#c2477f',
  '#e2b23f',
  '#2a8c82',
] as const

function paletteOf(base: string, tint: string, random: Random): Palette {
  const l = lightness(base)
  const paper = random.pick(PAPERS)
  const farHues = ACCENTS.filter((accent) => {
    const away = Math.abs(((hue(accent).degrees - hue(base).degrees + 540) % 360) - 180)
    return away > 25 && away < 150
  })
  const deep = atLightness(base, Math.min(0.32, l * 0.6), 0.11)
  return {
    base,
    tint,
    paper,
    deep,
    light: mix(base, '#ffffff', 0.38),
    dark: darken(base, 0.28),
    ink: atLightness(base, 0.33, 0.12),
    onBase: contrast('#fffaf0', base) > 2.6 ? '#fffaf0' : deep,
    accent: random.pick(farHues.length ? farHues : ACCENTS),
  }
}

/** The stage for one picture; all variation comes from `seed`. */
export function createScene(picture: Picture, motif: Motif, contents: Motif, seed: string): Scene {
  const base = picture.color ?? darken(picture.tint, 0.25)
  const palette = paletteOf(base, picture.tint, seeded(seed, 'palette'))
  return {
    art: new Drawing(),
    random: seeded(seed, picture.container),
    palette,
    motif,
    contents,
    label: picture.label?.trim() ?? '',
    extent: { top: 200, floor: FLOOR, left: 300, right: 900 },
  }
}
