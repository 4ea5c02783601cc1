/**
 * The style of the merchant's colours. A style and not a file, so that a page and its colours are of one state, and nothing is
 * painted twice.
 */
export function AccentStyle({ css }: { css: string }) {
  // Named, so that React puts it into the head.
  return (
    css && (
      <style href="accent" precedence="default">
        {css}
      </style>
    )
  )
}
