/** A thing as schema.org describes it. */
export type Thing = Record<string, unknown>

/** The empty thing of the browser, where nobody reads structured data: the code that describes things stays on the server. */
export const inBrowser: Thing = {}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Things as the text of a `script`: nothing in it can end the script. */
export const jsonLd = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character]!,
  )

/** Breadcrumbs to a page; the page itself has no address in them. */
export const breadcrumbData = (
  steps: readonly { label: string; to?: string }[],
  origin: string,
): Thing =>
  !import.meta.env.SSR
    ? inBrowser
    : {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(({ label, to }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: label,
          ...(to && { item: origin + to }),
        })),
      }
