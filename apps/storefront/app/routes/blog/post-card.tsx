import type { BlogSummary } from '@tsiran/contract/blog'
import { type BlogLayout, postPath } from '@tsiran/contract/shop-paths'
import { Link } from 'react-router'
import { Picture } from '../../features/product/picture.tsx'
import { blogLink } from '../../platform/urls/blog-links.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { PostMeta } from './post-meta.tsx'

interface PostCardProps {
  post: BlogSummary
  layout: BlogLayout
  /** Its picture is above the fold. */
  first: boolean
}

interface Look {
  card: string
  picture: string
  text: string
  title: string
  sizes: string
}

const wide: Look = {
  card: 'grid',
  picture: 'aspect-video',
  text: 'p-5 sm:p-7',
  title: 'text-2xl sm:text-[1.75rem]',
  sizes: '(min-width: 1024px) 900px, 100vw',
}

const looks: Record<BlogLayout, Look> = {
  classic: wide,
  'left-sidebar': wide,
  grid: {
    ...wide,
    text: 'p-5',
    title: 'text-xl',
    sizes: '(min-width: 1024px) 440px, (min-width: 640px) 50vw, 100vw',
  },
  list: {
    card: 'grid sm:grid-cols-[minmax(0,15rem)_1fr]',
    picture: 'aspect-video sm:aspect-square sm:h-full',
    text: 'p-5',
    title: 'text-xl',
    sizes: '(min-width: 640px) 240px, 100vw',
  },
}

/** A post in a list: its picture, topic, title, first words. */
export function PostCard({ post, layout, first }: PostCardProps) {
  const locale = useLocale()
  const look = looks[layout]
  const to = postPath(locale, post.id)
  return (
    <article
      className={`group h-full content-start overflow-hidden rounded-card border border-line bg-card ${look.card}`}
    >
      <Link to={to} tabIndex={-1} aria-hidden className="block overflow-hidden bg-line/40">
        <Picture
          urls={post.base_image}
          alt=""
          sizes={look.sizes}
          shape={look.picture}
          first={first}
          className="transition-transform duration-200 group-hover:scale-[1.02] motion-reduce:transition-none"
        />
      </Link>
      <div className={`flex min-w-0 flex-col items-start gap-2 ${look.text}`}>
        <Link
          to={blogLink(locale, { category: post.category.slug }, layout)}
          className="-my-1 inline-flex min-h-8 items-center max-md:min-h-11 rounded-full bg-apricot-soft px-3 text-sm font-semibold text-apricot-dark hover:bg-apricot-light"
        >
          {post.category.name}
        </Link>
        <h2 className={`leading-tight font-extrabold text-balance ${look.title}`}>
          <Link to={to} prefetch="intent" className="hover:text-leaf hover:underline">
            {post.title}
          </Link>
        </h2>
        <PostMeta post={post} />
        <p className="max-w-[68ch] text-muted">{post.excerpt}</p>
      </div>
    </article>
  )
}
