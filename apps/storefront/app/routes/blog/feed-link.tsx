import { feedPath } from '@tsiran/contract/shop-paths'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** The link to the blog's feed, for feed readers. */
export function FeedLink() {
  const t = useMessages()
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={t('blog.rss')}
      href={feedPath(useLocale())}
    />
  )
}
