import { useQuery } from '@tanstack/react-query'
import type { AdminCategory } from '@tsiran/contract/admin/category-shapes'
import { categoryPath } from '@tsiran/contract/shop-paths'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { DetailLayout, Panel } from '@tsiran/ui/detail-layout'
import { Status } from '@tsiran/ui/status-dot'
import { Link, useParams } from 'react-router'
import { CategoryForm } from '../../features/categories/category-form.tsx'
import { categoryQuery, treeQuery } from '../../features/categories/category-queries.ts'
import { childrenOf, find, type Tree } from '../../features/categories/tree.ts'
import { ThingHistory } from '../../features/history/thing-history.tsx'
import { Facts } from '../../features/people/facts.tsx'
import { LoadThing } from '../../features/people/load-thing.tsx'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { ShopLink } from '../../features/shell/shop-link.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

/** One category: its texts, its address, what it asks of shoppers. */
export default function Category() {
  const t = useMessages()
  const query = useQuery(categoryQuery(Number(useParams()['id'])))
  const tree = useQuery(treeQuery)
  const back = { to: '/categories', label: t('categories.title') }
  return (
    <LoadThing query={query} back={back}>
      {(category) => (
        <CategoryPage key={category.id} category={category} tree={tree.data ?? []} back={back} />
      )}
    </LoadThing>
  )
}

interface CategoryPageProps {
  category: AdminCategory
  tree: Tree
  back: { to: string; label: string }
}

function CategoryPage({ category, tree, back }: CategoryPageProps) {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('catalogue.write')
  const { id, name, slug, hidden, shown, parent_id, products, listed, old_slugs } = category
  const children = childrenOf(tree, id)
  const parent = find(tree, parent_id)
  const address = categoryPath(locale, { id, slug, has_children: children.some((c) => c.shown) })
  const side = (
    <Panel title={t('categories.place')}>
      <Facts
        rows={[
          [t('categories.under'), parent?.name[locale] ?? t('categories.top')],
          [t('categories.ownProducts'), products],
          [t('categories.listedProducts'), listed],
        ]}
      />
      {children.length > 0 && (
        <ul aria-label={t('categories.children')} className="mt-3 grid border-t border-line pt-2">
          {children.map((child) => (
            <li key={child.id}>
              <Link
                to={`/categories/${child.id}`}
                className="inline-flex min-h-9 items-center text-leaf hover:underline max-md:min-h-11"
              >
                {child.name[locale]}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {old_slugs.length > 0 && (
        <div className="mt-3 border-t border-line pt-3">
          <p className="text-sm text-muted">{t('categories.oldSlugs')}</p>
          <p className="break-words">{old_slugs.join(', ')}</p>
        </div>
      )}
    </Panel>
  )
  return (
    <Page
      title={name[locale]}
      back={back}
      aside={
        <Status tone={shown ? 'good' : 'off'}>
          {t(
            shown ? 'categories.visible' : hidden ? 'categories.hidden' : 'categories.hiddenAbove',
          )}
        </Status>
      }
      actions={shown && <ShopLink href={address} />}
    >
      <DetailLayout side={side} sideLabel={t('categories.place')}>
        <CategoryForm category={category} mayWrite={mayWrite} />
        <ThingHistory type="category" id={id} />
      </DetailLayout>
    </Page>
  )
}
