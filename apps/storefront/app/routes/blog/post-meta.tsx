import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import type { BlogSummary } from '@tsiran/contract/blog'
import { formatDate } from '@tsiran/i18n/dates'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

type PostMetaFields = Pick<BlogSummary, 'created_at' | 'reading_minutes' | 'comments_count'>

/** When a post was published, how long it takes to read, and how many comments it has. */
export function PostMeta({ post, author }: { post: PostMetaFields; author?: string }) {
  const t = useMessages()
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
      {author && <span className="font-semibold text-ink">{author}</span>}
      <time dateTime={post.created_at}>{formatDate(post.created_at)}</time>
      <span className="inline-flex items-center gap-1.5">
        <IconClock size={16} aria-hidden />
        {t('blog.minutes', { count: post.reading_minutes })}
      </span>
      {post.comments_count > 0 && (
        <span className="inline-flex items-center gap-1.5">
          <IconMessageCircle size={16} aria-hidden />
          {t('blog.commentsCount', { count: post.comments_count })}
        </span>
      )}
    </p>
  )
}
