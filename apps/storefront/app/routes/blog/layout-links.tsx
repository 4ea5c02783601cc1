import { type BlogLayout, blogLayouts } from '@tsiran/contract/shop-paths'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs'
import IconLayoutRows from '@tabler/icons-react/dist/esm/icons/IconLayoutRows.mjs'
import IconLayoutSidebar from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs'
import { Link } from 'react-router'
import { blogLink, type BlogChoice } from '../../platform/urls/blog-links.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

const icons = {
  classic: IconLayoutRows,
  grid: IconLayoutGrid,
  list: IconLayoutList,
  'left-sidebar': IconLayoutSidebar,
}

/** The same list in the other layouts. */
export function LayoutLinks({ layout, choice }: { layout: BlogLayout; choice: BlogChoice }) {
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
