import { feedPath } from '@tsiran/contract/shop-paths'
import { useLocale } from '../../platform/i18n/locale.ts'
import { useMessages } from '../../platform/i18n/messages.ts'

/** The link to the blog's feed, for feed readers. */
export function FeedLink() {
  const t = useMessages()
  return <link rel="alternate" type="application/rss+xml" title={t('blog.rss')} href={feedPath(useLocale())} />
}
