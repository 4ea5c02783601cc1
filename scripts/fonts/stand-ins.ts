/** A system font that replaces Google Sans until it is loaded. */
export interface StandIn {
  /** The letters that it replaces. */
  letters: RegExp
  /** The same as a CSS range, with further characters that texts may use. */
  range: string
  /** Number of groups of its letters at each weight: with one less, short texts of 16 pixels are off by 2 or 3 pixels instead of 1. */
  groups: number
  /** Its names on various systems, for weights below 600 and from 600 on. */
  local: readonly [regular: readonly string[], bold: readonly string[]]
  /** Debian's files of it, or of a metric-compatible font, below /usr/share/fonts/truetype. */
  files: readonly [regular: string, bold: string]
}

export const standIns: readonly StandIn[] = [
  {
    letters: /[^\u0530-\u058f]/u,
    range: 'U+0-52F, U+2000-206F, U+2116, U+2212',
    groups: 4,
    local: [
      ['Arial', 'Liberation Sans', 'Roboto', 'Roboto-Regular'],
      ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold', 'Roboto-Bold'],
    ],
    files: ['liberation/LiberationSans-Regular.ttf', 'liberation/LiberationSans-Bold.ttf'],
  },
  {
    letters: /[\u0530-\u058f]/u,
    range: 'U+530-58F',
    groups: 3,
    local: [
      ['Noto Sans Armenian', 'NotoSansArmenian-Regular'],
      ['Noto Sans Armenian Bold', 'NotoSansArmenian-Bold'],
    ],
    files: ['noto/NotoSansArmenian-Regular.ttf', 'noto/NotoSansArmenian-Bold.ttf'],
  },
]
