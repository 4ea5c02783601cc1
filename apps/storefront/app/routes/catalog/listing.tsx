import { Breadcrumbs } from '@tsiran/ui/breadcrumbs'
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { categoryLink } from '../../lib/category-links.ts'
import { clientContext } from '../../lib/context.ts'
import { readListingParams } from '../../lib/listing-params.ts'
import { readLocale, useLocale } from '../../lib/locale.ts'
import { CategoryChips } from './category-chips.tsx'
import { useCategoryPath } from './category-path.ts'
import { ListingView } from './listing-view.tsx'
import { loadListing } from './load-listing.ts'
import { orNotFound } from './or-not-found.ts'

export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const client = context.get(clientContext)
  const locale = readLocale(params)
  const wanted = readListingParams(url.searchParams)
  if (!wanted.category_id) throw new Response(null, { status: 404 })
  const [{ data: category }, listing] = await orNotFound(
    Promise.all([
      client('GET /api/category-by-id/:id', { params: { id: wanted.category_id }, query: { locale } }),
      loadListing(client, locale, url, wanted),
    ]),
  )
  return { category, listing }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.category.meta_title || loaderData.category.name },
        { name: 'description', content: loaderData.category.description },
      ]
    : []

/** The products of a category. */
export default function ListingPage() {
  const { category, listing } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const path = useCategoryPath(category.path)
  return (
    <>
      <Breadcrumbs steps={[...path, { label: category.name }]} />
      <ListingView title={category.name} listing={listing}>
        <CategoryChips categories={category.children} link={(child) => categoryLink(locale, child)} />
      </ListingView>
    </>
  )
}
