import { maxLengths } from '@tsiran/contract/limits'
import IconRss from '@tabler/icons-react/dist/esm/icons/IconRss.mjs'
import type { BlogMark, BlogSummary } from '@tsiran/contract/blog'
import { type BlogLayout, blogListPath, feedPath } from '@tsiran/contract/shop-paths'
import { Button } from '@tsiran/ui/button'
import { controlClass } from '@tsiran/ui/control'
import { Form } from 'react-router'
import { blogLink, type BlogChoice } from '../../platform/urls/blog-links.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { TagLink } from './tag-link.tsx'
import { BlogWidget } from './blog-widget.tsx'
import { TopPosts } from './top-posts.tsx'
import { Topic } from './blog-topic.tsx'

type Group = BlogMark & { posts_count: number }

interface BlogSidebarProps {
  top: readonly BlogSummary[]
  groups: { categories: readonly Group[]; tags: readonly Group[] }
  /** The filters of the list; absent on a post's page. */
  choice?: BlogChoice
  layout?: BlogLayout
}

/** Search, topics, the posts to read first, tags. */
export function BlogSidebar({
  top,
  groups: { categories, tags },
  choice,
  layout = 'classic',
}: BlogSidebarProps) {
  const t = useMessages()
  const locale = useLocale()
  const all = choice !== undefined && !choice.category && !choice.tag && !choice.search
  return (
    <aside aria-label={t('blog.sidebar')} className="grid content-start gap-5">
      <Form
        role="search"
        aria-label={t('blog.search')}
        action={blogListPath(locale, layout)}
        className="flex gap-2"
      >
        <input
          type="search"
          name="search"
          aria-label={t('blog.search')}
          placeholder={t('blog.search')}
          defaultValue={choice?.search}
          key={choice?.search}
          maxLength={maxLengths.blogSearch}
          required
          className={controlClass}
        />
        <Button type="submit">{t('shell.search.submit')}</Button>
      </Form>
      <BlogWidget title={t('blog.categories')}>
        <ul className="-mx-2">
          <Topic to={blogListPath(locale, layout)} here={all}>
            {t('blog.all')}
          </Topic>
          {categories.map(({ slug, name, posts_count }) => (
            <Topic
              key={slug}
              to={blogLink(locale, { category: slug }, layout)}
              here={choice?.category === slug}
              count={posts_count}
            >
              {name}
            </Topic>
          ))}
        </ul>
      </BlogWidget>
      {top.length > 0 && <TopPosts posts={top} />}
      {tags.length > 0 && (
        <BlogWidget title={t('blog.tags')}>
          <ul className="flex flex-wrap gap-2">
            {tags.map(({ slug, name }) => (
              <li key={slug}>
                <TagLink to={blogLink(locale, { tag: slug }, layout)} here={choice?.tag === slug}>
                  {name}
                </TagLink>
              </li>
            ))}
          </ul>
        </BlogWidget>
      )}
      <a
        href={feedPath(locale)}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control px-2 font-semibold text-leaf hover:underline"
      >
        <IconRss size={20} aria-hidden />
        {t('blog.rss')}
      </a>
    </aside>
  )
}
