import { categoryPath } from '@tsiran/contract/shop-paths'
import { useLoaderData } from 'react-router'
import { AgeGate } from '../../features/catalog/age-gate.tsx'
import { LastPageBoundary } from '../../features/catalog/last-page-boundary.tsx'
import { Crumbs } from '../../features/shop/crumbs.tsx'
import { Seo } from '../../features/shop/seo.tsx'
import { useRememberPage } from '../../features/catalog/last-page.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { CategoryCards } from './category-cards.tsx'
import { CategoryChips } from './category-chips.tsx'
import { useCategoryPath } from './category-path.ts'
import { plainText } from '../../platform/document/plain-text.ts'
import { WholeShop } from './whole-shop.tsx'
import type { loader, Data, LandingData } from './load-landing.ts'

export { loader } from './load-landing.ts'

export default function CatalogPage() {
  const data = useLoaderData<typeof loader>()
  useRememberPage(data)
  return <Page data={data} />
}

/** When another state of a listing cannot be loaded, the current one stays. */
export function ErrorBoundary() {
  return <LastPageBoundary<Data> page={(data, entry) => <Page data={data} entry={entry} />} />
}

function Page({ data, entry }: { data: Data; entry?: string }) {
  if (data.kind === 'landing') return <Landing category={data.category} roots={data.roots} />
  if (data.kind === 'listing')
    return <WholeShop listing={data.listing} brands={data.brands} {...(entry && { entry })} />
  return <Roots roots={data.roots} />
}

function Landing({ category, roots }: Omit<LandingData, 'kind'>) {
  const locale = useLocale()
  const path = useCategoryPath(category.path)
  const root = category.path[0]?.id ?? category.id
  return (
    <>
      <Seo
        title={category.meta_title || category.name}
        description={plainText(category.description)}
        image={category.image_url}
      />
      {category.age_restricted && <AgeGate />}
      <Crumbs steps={[...path, { label: category.name }]} />
      <CategoryChips
        categories={roots}
        current={root}
        link={(category) => categoryPath(locale, category)}
      />
      <h1 className="text-2xl font-extrabold sm:text-3xl">{category.name}</h1>
      {category.description && (
        <div
          className="mt-2 mb-6 max-w-2xl text-muted"
          dangerouslySetInnerHTML={{ __html: category.description }}
        />
      )}
      <CategoryCards categories={category.children} />
    </>
  )
}

function Roots({ roots }: { roots: LandingData['roots'] }) {
  const t = useMessages()
  const path = useCategoryPath([])
  return (
    <>
      <Seo title={t('catalog.roots')} />
      <Crumbs steps={[...path, { label: t('catalog.roots') }]} />
      <h1 className="mb-6 text-2xl font-extrabold sm:text-3xl">{t('catalog.roots')}</h1>
      <CategoryCards categories={roots} />
    </>
  )
}
