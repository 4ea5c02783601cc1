import { createContext, use } from 'react'

/** The nonce of the shop's own scripts while the server renders a page; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
export const useNonce = (): string | undefined => use(NonceContext)

/**
 * Removes the nonce from a document, or from a piece of it with whole tags, and returns the scripts that had it: only those may run. A
 * script within the shop's data cannot know the nonce, which is made for one page and never leaves the server.
 */
export function takeScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`
  const scripts: string[] = []
  let [rest, end] = ['', 0]
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, end)) {
    rest += html.slice(end, at)
    end = at + mark.length
    // React escapes what is not its own: the last bracket begins the tag.
    if (!html.startsWith('<script', html.lastIndexOf('<', at))) continue
    const start = html.indexOf('>', end) + 1
    scripts.push(html.slice(start, html.indexOf('</script>', start)))
  }
  return { html: end === 0 ? html : rest + html.slice(end), scripts }
}
