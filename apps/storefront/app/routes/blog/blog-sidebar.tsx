import { maxLengths } from '@tsiran/contract/limits'
import IconRss from '@tabler/icons-react/dist/esm/icons/IconRss.mjs'
import type { BlogMark, BlogSummary } from '@tsiran/contract/blog'
import { type BlogLayout, blogListPath, feedPath, postPath } from '@tsiran/contract/shop-paths'
import { Button } from '@tsiran/ui/button'
import { controlClass } from '@tsiran/ui/control'
import { formatDate } from '@tsiran/i18n/dates'
import { useId, type ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Picture } from '../../features/product/picture.tsx'
import { blogLink, type BlogChoice } from '../../platform/urls/blog-links.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

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
      <Widget title={t('blog.categories')}>
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
      </Widget>
      {top.length > 0 && (
        <Widget title={t('blog.top')}>
          <ol className="grid gap-4">
            {top.map(({ id, title, base_image, created_at }) => (
              <li key={id}>
                <Link
                  to={postPath(locale, id)}
                  className="group grid grid-cols-[4.5rem_1fr] items-center gap-3"
                >
                  <span className="overflow-hidden rounded-control">
                    <Picture urls={base_image} alt="" sizes="72px" />
                  </span>
                  <span className="min-w-0">
                    <span className="line-clamp-3 leading-snug font-semibold group-hover:text-leaf group-hover:underline">
                      {title}
                    </span>
                    <time dateTime={created_at} className="text-sm text-muted tabular-nums">
                      {formatDate(created_at)}
                    </time>
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </Widget>
      )}
      {tags.length > 0 && (
        <Widget title={t('blog.tags')}>
          <ul className="flex flex-wrap gap-2">
            {tags.map(({ slug, name }) => (
              <li key={slug}>
                <TagLink to={blogLink(locale, { tag: slug }, layout)} here={choice?.tag === slug}>
                  {name}
                </TagLink>
              </li>
            ))}
          </ul>
        </Widget>
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

function Widget({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-5">
      <h2 id={id} className="mb-3 text-lg font-extrabold">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Topic({
  to,
  here,
  count,
  children,
}: {
  to: string
  here: boolean
  count?: number
  children: ReactNode
}) {
  return (
    <li>
      <Link
        to={to}
        aria-current={here ? 'page' : undefined}
        className="flex min-h-11 items-center justify-between gap-3 rounded-control px-2 hover:bg-leaf-soft aria-[current]:font-bold aria-[current]:text-leaf"
      >
        {children}
        {count !== undefined && <span className="text-sm text-muted tabular-nums">{count}</span>}
      </Link>
    </li>
  )
}

interface TagLinkProps {
  to: string
  here?: boolean
  className?: string
  children: ReactNode
}

/** A tag: a chip that links to its posts. */
export function TagLink({
  to,
  here = false,
  className = 'min-h-9 max-md:min-h-11',
  children,
}: TagLinkProps) {
  return (
    <Link
      to={to}
      aria-current={here ? 'page' : undefined}
      className={`inline-flex items-center rounded-full border border-line bg-card px-3.5 text-sm whitespace-nowrap hover:border-leaf hover:text-leaf aria-[current]:border-leaf aria-[current]:bg-leaf aria-[current]:text-white ${className}`}
    >
      {children}
    </Link>
  )
}
