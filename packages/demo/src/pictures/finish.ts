/** Light and surface: it comes from the upper left in every picture. */
import { brighten, darken, lighten, mix } from './color.ts'
import { ellipse, n, path, type Box, type Drawing, type Stop } from './drawing.ts'
import { rounded } from './shapes.ts'

/** Soft shadow of something `2 * rx` wide standing at height y. */
export function groundShadow(
  art: Drawing,
  cx: number,
  y: number,
  rx: number,
  tint: string,
  strength = 1,
): string {
  const color = darken(tint, 0.66)
  const soft = art.radial([
    [0, color, 0.36 * strength],
    [0.5, color, 0.17 * strength],
    [1, color, 0],
  ])
  const tight = art.radial([
    [0, color, 0.6 * strength],
    [0.7, color, 0.38 * strength],
    [1, color, 0],
  ])
  return (
    ellipse(cx + rx * 0.1, y + 2, rx * 1.42, Math.max(20, rx * 0.2), soft) +
    ellipse(cx + rx * 0.02, y, rx * 1.04, Math.max(9, rx * 0.07), tight)
  )
}

/** Fill for a round body in one colour, lit from the left. */
export function roundFill(art: Drawing, color: string): string {
  return art.linear([
    [0, darken(color, 0.2)],
    [0.1, darken(color, 0.05)],
    [0.28, brighten(color, 0.42)],
    [0.5, color],
    [0.78, darken(color, 0.1)],
    [0.94, darken(color, 0.24)],
    [1, darken(color, 0.15)],
  ])
}

/** Lies over a round body and what is stuck on it: dark at the edges, lit at the left. */
export function roundShade(art: Drawing, d: string, color: string, strength = 1): string {
  const shadow = darken(color, 0.5)
  const dark: Stop[] = [
    [0, shadow, 0.36 * strength],
    [0.06, shadow, 0.18 * strength],
    [0.2, shadow, 0],
    [0.58, shadow, 0],
    [0.8, shadow, 0.12 * strength],
    [0.95, shadow, 0.36 * strength],
    [1, shadow, 0.24 * strength],
  ]
  const light: Stop[] = [
    [0.1, '#ffffff', 0],
    [0.23, '#ffffff', 0.3 * strength],
    [0.34, '#ffffff', 0.07],
    [0.46, '#ffffff', 0],
  ]
  return path(d, art.linear(dark)) + path(d, art.linear(light))
}

/** A narrow shine along a glossy body, fading at both ends. */
export function shine(art: Drawing, box: Box, opacity = 0.6): string {
  return path(
    rounded(box, box.w / 2),
    art.linear(
      [
        [0, '#ffffff', 0],
        [0.12, '#ffffff', opacity],
        [0.7, '#ffffff', opacity * 0.75],
        [1, '#ffffff', 0],
      ],
      [0, 0, 0, 1],
    ),
  )
}

/** Metal, from bright to dark across the width; `tone` is its colour. */
export function metalFill(art: Drawing, tone = '#c9ced3'): string {
  return art.linear([
    [0, darken(tone, 0.35)],
    [0.12, tone],
    [0.24, lighten(tone, 0.85)],
    [0.36, lighten(tone, 0.2)],
    [0.62, darken(tone, 0.12)],
    [0.8, lighten(tone, 0.35)],
    [0.92, darken(tone, 0.25)],
    [1, darken(tone, 0.45)],
  ])
}

/** A disc seen at a slant, such as a lid's top. */
export function lidTop(
  art: Drawing,
  cx: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
): string {
  const fill = art.linear(
    [
      [0, lighten(color, 0.35)],
      [0.55, lighten(color, 0.12)],
      [1, darken(color, 0.08)],
    ],
    [0, 0, 1, 1],
  )
  return (
    ellipse(cx, y, rx, ry, fill) +
    ellipse(
      cx,
      y,
      rx * 0.88,
      ry * 0.82,
      'none',
      `stroke="${darken(color, 0.18)}" stroke-opacity=".35" stroke-width="3"`,
    )
  )
}

/** Flat side of a box; `face` says where it looks. */
export function faceFill(art: Drawing, color: string, face: 'front' | 'side' | 'top'): string {
  if (face === 'front')
    return art.linear(
      [
        [0, brighten(color, 0.24)],
        [0.45, color],
        [1, darken(color, 0.07)],
      ],
      [0, 0, 0.6, 1],
    )
  if (face === 'side')
    return art.linear(
      [
        [0, darken(color, 0.15)],
        [1, darken(color, 0.3)],
      ],
      [0, 0, 1, 0.4],
    )
  return art.linear(
    [
      [0, brighten(color, 0.5)],
      [1, mix(color, '#ffffff', 0.2)],
    ],
    [0, 0, 1, 0],
  )
}

/** Vertical ribs pressed into the edge of a cap. */
export function ribs(
  cx: number,
  r: number,
  y1: number,
  y2: number,
  color: string,
  count = 16,
): string {
  let d = ''
  for (let i = 1; i < count; i++) {
    const x = cx - r * Math.cos((Math.PI * i) / count)
    d += `M${n(x)} ${n(y1)}V${n(y2)}`
  }
  return `<path d="${d}" stroke="${color}" stroke-width="3" stroke-opacity=".28" fill="none"/>`
}
