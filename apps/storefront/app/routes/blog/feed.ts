import type { Locale } from '@tsiran/contract/locale'
import { escapeMarkup } from '../../platform/document/escape-markup.ts'

export interface FeedItem {
  title: string
  /** Plain text. */
  text: string
  link: string
  category: string
  author: string
  /** ISO 8601. */
  published: string
}

interface Feed {
  title: string
  language: Locale
  /** The address of the page that the feed is of. */
  page: string
  /** The feed's own address. */
  self: string
  /** Newest first. */
  items: readonly FeedItem[]
}

const date = (instant: string) => new Date(instant).toUTCString()

const itemXml = ({ title, text, link, category, author, published }: FeedItem) =>
  `<item><title>${escapeMarkup(title)}</title><link>${escapeMarkup(link)}</link><guid>${escapeMarkup(link)}</guid><pubDate>${date(published)}</pubDate>` +
  `<category>${escapeMarkup(category)}</category><dc:creator>${escapeMarkup(author)}</dc:creator><description>${escapeMarkup(text)}</description></item>\n`

/** Writes an RSS 2.0 document. */
export const writeFeed = ({ title, language, page, self, items }: Feed): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>${escapeMarkup(title)}</title><link>${escapeMarkup(page)}</link><description>${escapeMarkup(title)}</description><language>${language}</language>
<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>
${items[0] ? `<lastBuildDate>${date(items[0].published)}</lastBuildDate>\n` : ''}${items.map(itemXml).join('')}</channel></rss>
`
