import { blogListPath, homePath } from '@tsiran/contract/shop-paths'
import { useLoaderData, useLocation, useParams, useSearchParams } from 'react-router'
import { Picture } from '../../features/product/picture.tsx'
import { ShareButton } from '../../features/product/share-button.tsx'
import { Crumbs } from '../../features/shop/crumbs.tsx'
import { Seo } from '../../features/shop/seo.tsx'
import { blogLink } from '../../platform/urls/blog-links.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useShop } from '../../features/shop/shop.ts'
import { BlogSidebar, TagLink } from './blog-sidebar.tsx'
import { Comments } from './comments.tsx'
import { FeedLink } from './feed-link.tsx'
import type { loader } from './load-post.ts'
import { blogPostData } from './post-data.ts'
import { PostMeta } from './post-meta.tsx'
import { RelatedPosts } from './related-posts.tsx'

export { loader } from './load-post.ts'
export { action } from './send-comment.ts'

/** A post with the sidebar; without it where the address ends in `post-full`. */
export default function BlogPostPage() {
  const { post, html, related, comments, waiting, top, groups } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  const shop = useShop()
  const full = useLocation().pathname.endsWith('/post-full')
  const { blogId } = useParams()
  const [query] = useSearchParams()
  return (
    <>
      <Seo
        title={post.title}
        description={post.excerpt}
        image={post.image}
        type="article"
        thing={blogPostData({ ...post, comments }, shop, locale)}
      />
      {/* This address shows the newest post, which changes. */}
      {!blogId && !query.has('id') && <meta name="robots" content="noindex" />}
      <FeedLink />
      <Crumbs
        steps={[
          { label: t('catalog.home'), to: homePath(locale) },
          { label: t('blog.title'), to: blogListPath(locale) },
          { label: post.category.name, to: blogLink(locale, { category: post.category.slug }) },
          { label: post.title },
        ]}
      />
      <div
        className={
          full
            ? 'mx-auto max-w-[60rem]'
            : 'grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]'
        }
      >
        <div className="grid min-w-0 grid-cols-1 content-start gap-10 wrap-anywhere">
          <article
            className={full ? '' : 'overflow-hidden rounded-card border border-line bg-card'}
          >
            <div className={`overflow-hidden bg-line/40 ${full ? 'rounded-card' : ''}`}>
              <Picture
                urls={post.base_image}
                alt={post.image_alt}
                sizes={
                  full ? '(min-width: 1008px) 960px, 100vw' : '(min-width: 1024px) 936px, 100vw'
                }
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
                <span className="noscript:hidden">
                  <ShareButton title={post.title} />
                </span>
              </footer>
            </div>
          </article>
          {related.length > 0 && <RelatedPosts posts={related} />}
          <Comments postId={post.id} comments={comments} waiting={waiting} />
        </div>
        {!full && <BlogSidebar top={top} groups={groups} />}
      </div>
    </>
  )
}
