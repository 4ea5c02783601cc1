import { type BlogLayout, blogListPath } from '@tsiran/contract/shop-paths'
import { blogLink, type BlogChoice } from '../../platform/urls/blog-links.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { TagLink } from './tag-link.tsx'

interface TopicLinksProps {
  topics: readonly { slug: string; name: string }[]
  choice: BlogChoice
  layout: BlogLayout
}

/** The topics above the list on phones, where the sidebar comes below it. */
export function TopicLinks({ topics, choice, layout }: TopicLinksProps) {
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
