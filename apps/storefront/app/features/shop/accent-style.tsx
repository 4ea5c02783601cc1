import type { Accent } from '@tsiran/contract/content'

/**
 * The merchant's colours in place of the shop's own tokens. The values are checked by the server: six hexadecimal digits each.
 * A style and not a file, so that a page and its colours are of one state, and nothing is painted twice.
 */
export function AccentStyle({ accent }: { accent: Accent | null }) {
  if (!accent) return null
  const css = Object.entries(accent)
    .map(([name, color]) => `--color-${name.replace('_', '-')}:${color}`)
    .join(';')
  // Named, so that React puts it into the head.
  return (
    <style href="accent" precedence="default">
      {`:root{${css}}`}
    </style>
  )
}
