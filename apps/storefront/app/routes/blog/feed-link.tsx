import { feedLink } from '../../lib/blog-links.ts'
import { useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'

/** Tells feed readers where the blog's feed is. */
export function FeedLink() {
  const t = useMessages()
  return <link rel="alternate" type="application/rss+xml" title={t('blog.rss')} href={feedLink(useLocale())} />
}
