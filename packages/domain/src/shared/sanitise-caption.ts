import type { IOptions } from 'sanitize-html'
import { sanitize } from './load-sanitizer.ts'

/** A caption is inside the slide's link, so only text is allowed: no links, pictures or styles. */
const options: IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i'],
  allowedAttributes: {},
  nestingLimit: 8,
}

/** Sanitises the caption of a slide. */
export const sanitiseCaption = (html: string): string => sanitize(html, options)
