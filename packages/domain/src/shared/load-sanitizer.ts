import { createRequire } from 'node:module'
import type sanitizeHtml from 'sanitize-html'

const require = createRequire(import.meta.url)

/** Sanitises by options. Loads its parsers at the first use: few processes ever save a text. */
export const sanitize = (html: string, options: sanitizeHtml.IOptions): string =>
  (require('sanitize-html') as typeof sanitizeHtml)(html, options)
