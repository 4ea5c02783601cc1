/** Colours are `#rrggbb`; mixing happens in OKLab, where steps look even. */
type Lab = [l: number, a: number, b: number]

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const fromLinear = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

function channels(hex: string): [number, number, number] {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const value = Number.parseInt(digits.slice(1), 16)
  if (!/^#[0-9a-f]{6}$/i.test(digits)) throw new Error(`Not a colour: ${hex}`)
  return [
    toLinear((value >> 16) / 255),
    toLinear(((value >> 8) & 255) / 255),
    toLinear((value & 255) / 255),
  ]
}

function toLab(hex: string): Lab {
  const [r, g, b] = channels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toHex([l, a, b]: Lab): string {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
  const byte = (c: number) => Math.round(255 * Math.min(1, Math.max(0, fromLinear(Math.max(0, c)))))
  return `#${rgb.map((c) => byte(c).toString(16).padStart(2, '0')).join('')}`
}

/** The colour `share` (0 to 1) of the way from `from` to `to`. */
export function mix(from: string, to: string, share: number): string {
  const a = toLab(from)
  const b = toLab(to)
  return toHex([
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ])
}

/** Lighter by `amount` (0 to 1, 1 is white), keeping its hue. */
export const lighten = (hex: string, amount: number) => mix(hex, '#ffffff', amount)

/** Darker by `amount` (0 to 1, 1 is black) without turning grey; yellows lean to orange, not to olive. */
export function darken(hex: string, amount: number): string {
  const [l, a, b] = toLab(hex)
  const keep = 1 - amount * 0.55
  const yellow = Math.max(0, 1 - Math.abs((Math.atan2(b, a) * 180) / Math.PI - 95) / 35)
  const lean = (-yellow * Math.min(1, amount * 2.4) * 26 * Math.PI) / 180
  const [cos, sin] = [Math.cos(lean) * keep, Math.sin(lean) * keep]
  return toHex([l * (1 - amount), a * cos - b * sin, a * sin + b * cos])
}

/** Brighter by `amount` (0 to 1) with its full colour, as where light shines through. */
export function brighten(hex: string, amount: number): string {
  const [l, a, b] = toLab(hex)
  return toHex([l + (0.97 - l) * amount, a * (1 - amount * 0.3), b * (1 - amount * 0.3)])
}

/** Perceived lightness, 0 (black) to 1 (white). */
export const lightness = (hex: string) => toLab(hex)[0]

/** The same hue at a given perceived lightness (0 to 1); colourfulness never above `maxChroma`. */
export function atLightness(hex: string, l: number, maxChroma = 0.14): string {
  const [, a, b] = toLab(hex)
  const chroma = Math.hypot(a, b)
  const scale = chroma > maxChroma ? maxChroma / chroma : 1
  return toHex([l, a * scale, b * scale])
}

/** Turned by `degrees` on the colour wheel, with its colourfulness multiplied. */
export function turn(hex: string, degrees: number, vivid = 1, lighter = 0): string {
  const [l, a, b] = toLab(hex)
  const chroma = Math.hypot(a, b) * vivid
  const hue = Math.atan2(b, a) + (degrees * Math.PI) / 180
  return toHex([l + lighter, chroma * Math.cos(hue), chroma * Math.sin(hue)])
}

/** Hue in degrees (0 to 360) and colourfulness (0 is grey, about 0.3 is pure). */
export function hue(hex: string): { degrees: number; chroma: number } {
  const [, a, b] = toLab(hex)
  return { degrees: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, chroma: Math.hypot(a, b) }
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r, g, blue] = channels(hex)
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue
  }
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}
