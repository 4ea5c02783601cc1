import type { Locale } from '@tsiran/contract/locale'

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

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text as XML may hold it: escaped, without the control characters that XML does not know. */
const xml = (text: string) =>
  text.replace(/[^\P{Cc}\t\n]/gu, '').replace(/[&<>"]/g, (sign) => signs[sign]!)
const date = (instant: string) => new Date(instant).toUTCString()

const itemXml = ({ title, text, link, category, author, published }: FeedItem) =>
  `<item><title>${xml(title)}</title><link>${xml(link)}</link><guid>${xml(link)}</guid><pubDate>${date(published)}</pubDate>` +
  `<category>${xml(category)}</category><dc:creator>${xml(author)}</dc:creator><description>${xml(text)}</description></item>\n`

/** Writes an RSS 2.0 document. */
export const writeFeed = ({ title, language, page, self, items }: Feed): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>${xml(title)}</title><link>${xml(page)}</link><description>${xml(title)}</description><language>${language}</language>
<atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>
${items[0] ? `<lastBuildDate>${date(items[0].published)}</lastBuildDate>\n` : ''}${items.map(itemXml).join('')}</channel></rss>
`
