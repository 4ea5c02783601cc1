import { blogListPath, homePath } from '@tsiran/contract/shop-paths'
import { useLoaderData, useLocation, useParams, useSearchParams } from 'react-router'
import { Crumbs } from '../../features/shop/crumbs.tsx'
import { Seo } from '../../features/shop/seo.tsx'
import { blogLink } from '../../platform/urls/blog-links.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useShop } from '../../features/shop/shop.ts'
import { BlogSidebar } from './blog-sidebar.tsx'
import { Comments } from './comments.tsx'
import { FeedLink } from './feed-link.tsx'
import type { loader } from './load-post.ts'
import { PostArticle } from './post-article.tsx'
import { blogPostData } from './post-data.ts'
import { RelatedPosts } from './related-posts.tsx'

export { loader } from './load-post.ts'
export { action, clientAction } from './send-comment.ts'

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
          <PostArticle post={post} html={html} full={full} />
          {related.length > 0 && <RelatedPosts posts={related} />}
          <Comments postId={post.id} comments={comments} waiting={waiting} />
        </div>
        {!full && <BlogSidebar top={top} groups={groups} />}
      </div>
    </>
  )
}
