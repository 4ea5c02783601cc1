import type { RelatedBlog } from '@tsiran/contract/blog'
import { postPath } from '@tsiran/contract/shop-paths'
import { formatDate } from '@tsiran/i18n/dates'
import { Link } from 'react-router'
import { Picture } from '../../features/product/picture.tsx'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** Posts on the same topics. */
export function RelatedPosts({ posts }: { posts: readonly RelatedBlog[] }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <section aria-labelledby="related-posts">
      <h2 id="related-posts" className="mb-4 text-2xl font-extrabold">
        {t('blog.related')}
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {posts.map(({ id, title, base_image, created_at }) => (
          <li key={id} className="min-w-0">
            <Link
              to={postPath(locale, id)}
              prefetch="intent"
              className="group grid h-full grid-cols-[7rem_minmax(0,1fr)] wrap-anywhere content-start overflow-hidden rounded-card border border-line bg-card sm:grid-cols-1"
            >
              <span className="overflow-hidden">
                <Picture
                  urls={base_image}
                  alt=""
                  sizes="(min-width: 640px) 300px, 112px"
                  shape="aspect-square h-full sm:aspect-video"
                />
              </span>
              <span className="flex min-w-0 flex-col gap-1 p-4">
                <span className="leading-snug font-bold group-hover:text-leaf group-hover:underline">
                  {title}
                </span>
                <time dateTime={created_at} className="text-sm text-muted tabular-nums">
                  {formatDate(created_at)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
