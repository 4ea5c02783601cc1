import { createContext, use } from 'react'

/** Marks the scripts that the shop itself writes, while the server renders a page; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
export const useNonce = (): string | undefined => use(NonceContext)

/**
 * Takes the mark off a document, and answers with the scripts that bore it: those alone may run. A script that stands in the
 * shop's data cannot know the mark, which is made for one page and never leaves the server.
 */
export function takeScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`
  const marked = new RegExp(`<script(?=[^>]*${mark})[^>]*>([^]*?)</script>`, 'g')
  return { html: html.replaceAll(mark, ''), scripts: [...html.matchAll(marked)].map(([, code]) => code!) }
}
