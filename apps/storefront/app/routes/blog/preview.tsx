import { Notice } from '@tsiran/app-kit/blocks/notice'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { clientContext } from '../../platform/api/context.ts'
import { orNotFound } from '../../platform/api/or-not-found.ts'
import { PostArticle } from './post-article.tsx'
import { RelatedPosts } from './related-posts.tsx'

/** Loads the post of a link. What it calls is personal, so no cache has the page. */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const query = { locale: readLocale(params), key: url.searchParams.get('key') ?? '' }
  const { data } = await orNotFound(
    context.get(clientContext)('GET /api/cms/blogs/preview', { query }),
  )
  return data
}

/** A post that is not published yet, for whoever has its link. */
export default function PostPreview() {
  const post = useLoaderData<typeof loader>()
  const t = useMessages()
  return (
    <>
      <title>{post.title}</title>
      <meta name="robots" content="noindex" />
      {/* The referrer must not pass the key to other sites. */}
      <meta name="referrer" content="no-referrer" />
      <div className="mx-auto grid max-w-[60rem] grid-cols-1 gap-10 pt-4 wrap-anywhere">
        <Notice kind="warning">{t('blog.preview')}</Notice>
        <PostArticle post={post} html={post.html_content} full shared={false} />
        {post.related_blogs.length > 0 && <RelatedPosts posts={post.related_blogs} />}
      </div>
    </>
  )
}
