import type { Accent } from '@tsiran/contract/channel'

type Rgb = readonly [number, number, number]

/** Normal text needs this contrast (WCAG 2.2 AA, 1.4.3). */
export const minContrast = 4.5
const white: Rgb = [255, 255, 255]
/** Backgrounds of coloured texts: tokens of packages/ui in the light theme and in the dark one. */
export const grounds = {
  light: { cream: '#fffaf3' },
  dark: { page: '#131715', card: '#1b211e' },
}

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

const parse = (color: string): Rgb => {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
const write = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const cream = parse(grounds.light.cream)
const darkGrounds = Object.values(grounds.dark).map(parse)

/** `share` of one colour, the rest of another. */
const mix = (one: Rgb, other: Rgb, share: number): Rgb =>
  [0, 1, 2].map((at) => one[at]! * share + other[at]! * (1 - share)) as unknown as Rgb

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

const soft = (color: Rgb) => mix(color, white, 0.09)

/**
 * The lowest contrast of a colour in the light theme: of white text on it, and of it as text on the page and on its own pale tone.
 * Rounded down to a tenth.
 */
export function lightContrast(color: string): number {
  const rgb = parse(color)
  const lowest = Math.min(...[white, cream, soft(rgb)].map((ground) => contrast(rgb, ground)))
  return Math.floor(lowest * 10) / 10
}

/** The colour for dark grounds: the same tone, lightened until it is readable on them. */
export function darkAccent(color: string): string {
  const rgb = parse(color)
  for (let share = 1; share > 0; share -= 0.05) {
    const lighter = mix(rgb, white, share)
    if (darkGrounds.every((ground) => contrast(lighter, ground) >= minContrast))
      return write(lighter)
  }
  return write(white)
}

/** The colours that a page needs for an accent; null for the shop's own. */
export function accentOf(color: string): Accent | null {
  if (!isColor(color)) return null
  const rgb = parse(color)
  return {
    leaf: color,
    leaf_dark: write(mix(rgb, [0, 0, 0], 0.72)),
    leaf_soft: write(soft(rgb)),
    leaf_mist: write(mix(rgb, white, 0.25)),
  }
}
