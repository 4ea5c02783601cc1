/** Offset (0 to 1), colour, opacity (1 unless given). */
export type Stop = [offset: number, color: string, opacity?: number]

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export const n = (value: number) => String(Math.round(value * 10) / 10)

const stopsSvg = (stops: Stop[]) =>
  stops
    .map(
      ([at, color, opacity]) =>
        `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** Collects the definitions (gradients, clips, symbols) that the shapes of one picture point at. */
export class Drawing {
  readonly #defs = new Map<string, { id: string; svg: string }>()
  /** Every text set so far: its outline's bounds and the box that it has to stay in; both in picture units. */
  readonly texts: { bounds: Box; inside: Box }[] = []

  /** Adds a definition once, recognised by its content, and gives its id; `write` gets the id to use. */
  define(content: string, write: (id: string) => string): string {
    const known = this.#defs.get(content)
    if (known) return known.id
    const id = `d${this.#defs.size}`
    this.#defs.set(content, { id, svg: write(id) })
    return id
  }

  /** A gradient from (x1, y1) to (x2, y2) in shares of the shape's own box; left to right by default. */
  linear(stops: Stop[], [x1, y1, x2, y2]: [number, number, number, number] = [0, 0, 1, 0]): string {
    const body = ` x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsSvg(stops)}</linearGradient>`
    return `url(#${this.define(`l${body}`, (id) => `<linearGradient id="${id}"${body}`)})`
  }

  /** A gradient from the centre outwards, in shares of the shape's own box. */
  radial(stops: Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const body = ` cx="${cx}" cy="${cy}" r="${r}">${stopsSvg(stops)}</radialGradient>`
    return `url(#${this.define(`r${body}`, (id) => `<radialGradient id="${id}"${body}`)})`
  }

  /** Shows `content` inside the path `d` only. */
  clip(d: string, content: string): string {
    const id = this.define(`c${d}`, (name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`)
    return `<g clip-path="url(#${id})">${content}</g>`
  }

  get defs(): string {
    return [...this.#defs.values()].map(({ svg }) => svg).join('')
  }
}

/** A filled path; `attributes` are further SVG attributes, written as they are. */
export const path = (d: string, fill: string, attributes = '') =>
  `<path d="${d}" fill="${fill}"${attributes && ` ${attributes}`}/>`

/** A stroked line of `width` units with round ends. */
export const stroke = (d: string, color: string, width: number, attributes = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes && ` ${attributes}`}/>`

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  attributes = '',
) =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes && ` ${attributes}`}/>`
