import type { IOptions } from 'sanitize-html'
import { isOwnLink } from '@tsiran/contract/own-link'
import { sanitize } from './load-sanitizer.ts'
import { descriptionOptions } from './sanitise.ts'

const isPicture = (src: string | undefined) =>
  src !== undefined && /^\/media\/[a-z0-9/-]+\.(?:webp|avif)$/.test(src)

const options: IOptions = {
  ...descriptionOptions,
  allowedTags: [
    ...(descriptionOptions.allowedTags as string[]),
    'details',
    'summary',
    'dl',
    'dt',
    'dd',
    'figure',
    'figcaption',
    'img',
    'code',
    'kbd',
    'mark',
    'small',
  ],
  allowedAttributes: {
    ...(descriptionOptions.allowedAttributes as Record<string, string[]>),
    ol: ['start'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  },
  transformTags: {
    // Only links to the shop's own pages are followed by search engines.
    a: (tagName, { rel: _rel, ...attribs }) => ({
      tagName,
      attribs: isOwnLink(attribs['href'] ?? '')
        ? attribs
        : { ...attribs, rel: 'nofollow noopener' },
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { loading: 'lazy', decoding: 'async', ...attribs },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicture(attribs['src']),
}

/** Sanitises the HTML of a page: as a description, with disclosures, description lists and the shop's own pictures. */
export const sanitisePage = (html: string): string => sanitize(html, options).trim()
