import type { BlogSummary } from '@tsiran/contract/blog'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Picture } from '../../features/product/picture.tsx'
import { ShareButton } from '../../features/product/share-button.tsx'
import { blogLink } from '../../platform/urls/blog-links.ts'
import { PostMeta } from './post-meta.tsx'
import { TagLink } from './tag-link.tsx'

interface PostArticleProps {
  post: BlogSummary
  html: string
  /** Over the whole width, without the sidebar. */
  full: boolean
  /** False where it is not published yet: its address is a secret. */
  shared?: boolean
}

/** A post: its picture, title, text and tags. */
export function PostArticle({ post, html, full, shared = true }: PostArticleProps) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <article className={full ? '' : 'overflow-hidden rounded-card border border-line bg-card'}>
      <div className={`overflow-hidden bg-line/40 ${full ? 'rounded-card' : ''}`}>
        <Picture
          urls={post.base_image}
          alt={post.image_alt}
          sizes={full ? '(min-width: 1008px) 960px, 100vw' : '(min-width: 1024px) 936px, 100vw'}
          shape="aspect-video"
          first
        />
      </div>
      <div className={full ? 'mx-auto max-w-[44rem] pt-8' : 'p-5 sm:p-8'}>
        <h1 className="mb-3 text-[1.75rem] leading-tight font-extrabold text-balance sm:text-4xl">
          {post.title}
        </h1>
        <PostMeta post={post} author={post.author} />
        <div className="prose mt-6" dangerouslySetInnerHTML={{ __html: html }} />
        <footer className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <ul aria-label={t('blog.tags')} className="flex flex-wrap gap-2">
            {post.tags.map(({ slug, name }) => (
              <li key={slug}>
                <TagLink to={blogLink(locale, { tag: slug })}>{name}</TagLink>
              </li>
            ))}
          </ul>
          {shared && (
            <span className="noscript:hidden">
              <ShareButton title={post.title} />
            </span>
          )}
        </footer>
      </div>
    </article>
  )
}
