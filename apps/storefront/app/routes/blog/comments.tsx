import IconClockHour4 from '@tabler/icons-react/dist/esm/icons/IconClockHour4.mjs'
import type { BlogComment } from '@tsiran/contract/blog-comments'
import { formatDate } from '@tsiran/i18n/dates'
import { AuthLink } from '../../features/session/auth-link.tsx'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useSignedIn } from '../../features/session/session.ts'
import { CommentForm } from './comment-form.tsx'

interface CommentsProps {
  postId: number
  comments: readonly BlogComment[]
  /** The visitor's own that a moderator has not seen yet. */
  waiting: readonly BlogComment[]
}

/** The comments of a post, and the form to add one (R42). */
export function Comments({ postId, comments, waiting }: CommentsProps) {
  const t = useMessages()
  const signedIn = useSignedIn()
  return (
    <section id="comments" aria-labelledby="comments-title" className="max-w-[46rem] scroll-mt-24">
      <h2 id="comments-title" className="mb-4 text-2xl font-extrabold">
        {t('blog.comments.title')}
      </h2>
      {comments.length + waiting.length === 0 && (
        <p className="mb-4 text-muted">{t('blog.comments.none')}</p>
      )}
      <ol className="mb-6 grid gap-3 empty:hidden">
        {comments.map((comment) => (
          <Comment key={comment.id} {...comment} />
        ))}
        {waiting.map((comment) => (
          <Comment key={comment.id} {...comment} />
        ))}
      </ol>
      {signedIn ? (
        <CommentForm key={postId} postId={postId} />
      ) : (
        <p className="rounded-card border border-line bg-card px-5 py-3">
          <AuthLink
            view="login"
            className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
          >
            {t('blog.comments.login')}
          </AuthLink>
        </p>
      )}
    </section>
  )
}

function Comment({ name, comment, created_at, status, answer }: BlogComment) {
  const t = useMessages()
  const waits = status === 'waiting'
  return (
    <li
      className={`rounded-card border p-4 sm:px-5 ${waits ? 'border-dashed border-apricot bg-apricot-soft/50' : 'border-line bg-card'}`}
    >
      <p className="mb-1 flex flex-wrap items-baseline gap-x-3">
        <span className="font-bold">{name}</span>
        <time dateTime={created_at} className="text-sm text-muted tabular-nums">
          {formatDate(created_at)}
        </time>
      </p>
      <p className="max-w-[68ch] break-words whitespace-pre-line">{comment}</p>
      {answer && (
        <div className="mt-3 border-l-4 border-apricot pl-4">
          <p className="mb-1 font-bold">{t('blog.comments.answer')}</p>
          <p className="max-w-[68ch] break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
      {waits && (
        <p className="mt-2 flex items-center gap-1.5 text-sm font-semibold text-apricot-dark">
          <IconClockHour4 size={16} aria-hidden className="shrink-0" />
          {t('blog.comments.waiting')}
        </p>
      )}
    </li>
  )
}
