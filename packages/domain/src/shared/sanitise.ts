import { mapText } from '@tsiran/contract/map-text'
import type { Text } from '@tsiran/db/tables/shared'
import type { IOptions } from 'sanitize-html'
import { sanitize } from './load-sanitizer.ts'

/** Allowed HTML of a description. */
export const descriptionOptions: IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'span',
    'hr',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'nofollow noopener' } }),
  },
  nestingLimit: 30,
}

/** Sanitises the HTML of a description: no scripts, styles, pictures or handlers; only web, mail and phone links. */
export const sanitiseHtml = (html: string): string => sanitize(html, descriptionOptions)

/** {@link sanitiseHtml} in each language. */
export const sanitiseText = (text: Text): Text => mapText(text, sanitiseHtml)
