import { blogListPath, homePath } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import { Pager } from '@tsiran/ui/pager'
import { useLoaderData, useLocation } from 'react-router'
import { Crumbs } from '../../features/shop/crumbs.tsx'
import { Seo } from '../../features/shop/seo.tsx'
import { blogLink, layoutOfPath } from '../../platform/urls/blog-links.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import { BlogSidebar } from './blog-sidebar.tsx'
import { FeedLink } from './feed-link.tsx'
import type { loader } from './load-posts.ts'
import { PostCard } from './post-card.tsx'
import { TopicLinks } from './topic-links.tsx'
import { LayoutLinks } from './layout-links.tsx'
import { BlogHead } from './blog-head.tsx'

export { loader } from './load-posts.ts'

/** Tags are in lower case; a title begins with a capital. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Posts, newest first, in one of the four layouts of the address. */
export default function BlogListPage() {
  const { posts, meta, choice, top, groups } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  const layout = layoutOfPath(useLocation().pathname)
  const mark =
    groups.categories.find(({ slug }) => slug === choice.category) ??
    groups.tags.find(({ slug }) => slug === choice.tag)
  const title = choice.search
    ? t('blog.found', { query: choice.search })
    : capital(mark?.name ?? t('blog.title'))
  const steps = [{ label: t('catalog.home'), to: homePath(locale) }]
  return (
    <>
      <Seo
        title={mark || choice.search ? `${title} — ${t('blog.title')}` : title}
        description={t('blog.lead')}
      />
      {choice.search && <meta name="robots" content="noindex" />}
      <FeedLink />
      <Crumbs
        steps={
          mark || choice.search
            ? [...steps, { label: t('blog.title'), to: blogListPath(locale) }, { label: title }]
            : [...steps, { label: t('blog.title') }]
        }
      />
      <BlogHead
        title={title}
        found={choice.search ? meta.total : undefined}
        lead={!mark && !choice.search}
      >
        <LayoutLinks layout={layout} choice={choice} />
      </BlogHead>
      <div
        className={`grid gap-6 lg:gap-8 ${layout === 'left-sidebar' ? 'lg:grid-cols-[18rem_minmax(0,1fr)]' : 'lg:grid-cols-[minmax(0,1fr)_18rem]'}`}
      >
        <div className={`min-w-0 ${layout === 'left-sidebar' ? 'lg:order-last' : ''}`}>
          <TopicLinks topics={groups.categories} choice={choice} layout={layout} />
          {posts.length > 0 ? (
            <ul className={`grid gap-5 ${layout === 'grid' ? 'sm:grid-cols-2' : ''}`}>
              {posts.map((post, place) => (
                <li key={post.id} className="min-w-0">
                  <PostCard post={post} layout={layout} first={place === 0} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState text={t('blog.empty')} hint={t('blog.emptyHint')}>
              <ButtonLink to={blogListPath(locale, layout)}>{t('blog.all')}</ButtonLink>
            </EmptyState>
          )}
          {meta.last_page > 1 && (
            <Pager
              page={meta.current_page}
              pages={meta.last_page}
              link={(page) => blogLink(locale, { ...choice, page }, layout)}
            />
          )}
        </div>
        <BlogSidebar top={top} groups={groups} choice={choice} layout={layout} />
      </div>
    </>
  )
}
