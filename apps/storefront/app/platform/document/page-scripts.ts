import { createContext, use } from 'react'

/** The nonce of the shop's own scripts while the server renders a page; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
export const useNonce = (): string | undefined => use(NonceContext)

/**
 * Removes the nonce from a document and returns the scripts that had it: only those may run. A script within the shop's data
 * cannot know the nonce, which is made for one page and never leaves the server.
 */
export function takeScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`
  const marked = new RegExp(`<script(?=[^>]*${mark})[^>]*>([^]*?)</script>`, 'g')
  return {
    html: html.replaceAll(mark, ''),
    scripts: [...html.matchAll(marked)].map(([, code]) => code!),
  }
}
