import type { BlogSummary } from '@tsiran/contract/blog'
import { postPath } from '@tsiran/contract/shop-paths'
import { formatDate } from '@tsiran/i18n/dates'
import { Link } from 'react-router'
import { Picture } from '../../features/product/picture.tsx'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { BlogWidget } from './blog-widget.tsx'

/** The posts to read first. */
export function TopPosts({ posts }: { posts: readonly BlogSummary[] }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <BlogWidget title={t('blog.top')}>
      <ol className="grid gap-4">
        {posts.map(({ id, title, base_image, created_at }) => (
          <li key={id}>
            <Link
              to={postPath(locale, id)}
              className="group grid grid-cols-[4.5rem_1fr] items-center gap-3"
            >
              <span className="overflow-hidden rounded-control">
                <Picture urls={base_image} alt="" sizes="72px" />
              </span>
              <span className="min-w-0">
                <span className="line-clamp-3 leading-snug font-semibold group-hover:text-leaf group-hover:underline">
                  {title}
                </span>
                <time dateTime={created_at} className="text-sm text-muted tabular-nums">
                  {formatDate(created_at)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </BlogWidget>
  )
}
