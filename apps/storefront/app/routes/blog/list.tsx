import { type BlogLayout, blogLayouts, blogListPath, homePath } from '@tsiran/contract/shop-paths'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs'
import IconLayoutRows from '@tabler/icons-react/dist/esm/icons/IconLayoutRows.mjs'
import IconLayoutSidebar from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs'
import { ButtonLink } from '@tsiran/ui/button'
import { Pager } from '@tsiran/ui/pager'
import { Link, useLoaderData, useLocation } from 'react-router'
import { Crumbs } from '../../features/shop/crumbs.tsx'
import { Seo } from '../../features/shop/seo.tsx'
import { blogLink, layoutOfPath, type BlogChoice } from '../../platform/urls/blog-links.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import { BlogSidebar, TagLink } from './blog-sidebar.tsx'
import { FeedLink } from './feed-link.tsx'
import type { loader } from './load-posts.ts'
import { PostCard } from './post-card.tsx'

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
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-extrabold break-words sm:text-3xl">{title}</h1>
          {!mark && !choice.search && (
            <p className="mt-1 max-w-[68ch] text-muted">{t('blog.lead')}</p>
          )}
          {choice.search && (
            <p role="status" className="mt-1 text-sm text-muted tabular-nums">
              {t('blog.total', { count: meta.total })}
            </p>
          )}
        </div>
        <LayoutLinks layout={layout} choice={choice} />
      </div>
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

interface TopicLinksProps {
  topics: readonly { slug: string; name: string }[]
  choice: BlogChoice
  layout: BlogLayout
}

/** The topics above the list on phones, where the sidebar comes below it. */
function TopicLinks({ topics, choice, layout }: TopicLinksProps) {
  const t = useMessages()
  const locale = useLocale()
  const link = 'min-h-11'
  return (
    <nav
      aria-label={t('blog.categories')}
      className="-mx-3.5 mb-4 overflow-x-auto px-3.5 sm:mx-0 sm:px-0 lg:hidden"
    >
      <ul className="flex w-max gap-2 py-1">
        <li>
          <TagLink
            to={blogListPath(locale, layout)}
            here={!choice.category && !choice.tag && !choice.search}
            className={link}
          >
            {t('blog.all')}
          </TagLink>
        </li>
        {topics.map(({ slug, name }) => (
          <li key={slug}>
            <TagLink
              to={blogLink(locale, { category: slug }, layout)}
              here={choice.category === slug}
              className={link}
            >
              {name}
            </TagLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const icons = {
  classic: IconLayoutRows,
  grid: IconLayoutGrid,
  list: IconLayoutList,
  'left-sidebar': IconLayoutSidebar,
}

/** The same list in the other layouts. */
function LayoutLinks({ layout, choice }: { layout: BlogLayout; choice: BlogChoice }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <nav aria-label={t('blog.layout.label')}>
      <ul className="flex gap-1 rounded-control border border-line bg-card p-1">
        {blogLayouts.map((other) => {
          const Icon = icons[other]
          return (
            <li key={other} className={other === 'left-sidebar' ? 'hidden lg:block' : ''}>
              <Link
                to={blogLink(locale, choice, other)}
                preventScrollReset
                aria-label={t(`blog.layout.${other}`)}
                aria-current={other === layout ? 'page' : undefined}
                title={t(`blog.layout.${other}`)}
                className="grid size-11 place-items-center rounded-[10px] text-muted hover:bg-leaf-soft hover:text-leaf aria-[current]:bg-leaf aria-[current]:text-white"
              >
                <Icon size={22} aria-hidden />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
