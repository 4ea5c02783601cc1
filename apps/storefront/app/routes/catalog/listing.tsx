import { categoryPath } from '@tsiran/contract/shop-paths'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { AgeGate } from '../../features/catalog/age-gate.tsx'
import { LastPageBoundary } from '../../features/catalog/last-page-boundary.tsx'
import { Crumbs } from '../../features/shop/crumbs.tsx'
import { Seo } from '../../features/shop/seo.tsx'
import { clientContext } from '../../platform/api/context.ts'
import { useRememberPage } from '../../features/catalog/last-page.ts'
import { readListingParams } from '../../features/catalog/listing-params.ts'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { CategoryChips } from './category-chips.tsx'
import { useCategoryPath } from './category-path.ts'
import { ListingView } from './listing-view.tsx'
import { loadListing } from './load-listing.ts'
import { orNotFound } from '../../platform/api/or-not-found.ts'
import { plainText } from '../../platform/document/plain-text.ts'

export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const client = context.get(clientContext)
  const locale = readLocale(params)
  const listed = readListingParams(url.searchParams)
  if (!listed.category_id) throw new Response(null, { status: 404 })
  const [{ data: category }, listing] = await orNotFound(
    Promise.all([
      client('GET /api/category-by-id/:id', {
        params: { id: listed.category_id },
        query: { locale },
      }),
      loadListing(client, locale, url, listed),
    ]),
  )
  const { name, meta_title, description, image_url, age_restricted, path, children } = category
  return {
    category: {
      name,
      image_url,
      age_restricted,
      path,
      title: meta_title || name,
      description: plainText(description),
      children: children.map(({ id, name, slug, has_children }) => ({
        id,
        name,
        slug,
        has_children,
      })),
    },
    listing,
  }
}

type Data = Awaited<ReturnType<typeof loader>>

/** The products of a category. */
export default function ListingPage() {
  const data = useLoaderData<typeof loader>()
  useRememberPage(data)
  return <CategoryListing data={data} />
}

/** When another state of the listing cannot be loaded, the current one stays. */
export function ErrorBoundary() {
  return (
    <LastPageBoundary<Data> page={(data, entry) => <CategoryListing data={data} entry={entry} />} />
  )
}

function CategoryListing({ data: { category, listing }, entry }: { data: Data; entry?: string }) {
  const locale = useLocale()
  const path = useCategoryPath(category.path)
  return (
    <>
      <Seo title={category.title} description={category.description} image={category.image_url} />
      {category.age_restricted && <AgeGate />}
      <Crumbs steps={[...path, { label: category.name }]} />
      <ListingView title={category.name} listing={listing} entry={entry}>
        <CategoryChips
          categories={category.children}
          link={(child) => categoryPath(locale, child)}
        />
      </ListingView>
    </>
  )
}
