import { feedPath } from '@tsiran/contract/shop-paths'
import { useLocale } from '../../platform/i18n/locale.ts'
import { useMessages } from '../../platform/i18n/messages.ts'

/** Tells feed readers where the blog's feed is. */
export function FeedLink() {
  const t = useMessages()
  return <link rel="alternate" type="application/rss+xml" title={t('blog.rss')} href={feedPath(useLocale())} />
}
