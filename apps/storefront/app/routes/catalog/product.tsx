import { Breadcrumbs } from '@tsiran/ui/breadcrumbs'
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { ProductGrid } from '../../components/product/product-grid.tsx'
import { listingLink } from '../../lib/category-links.ts'
import { clientContext } from '../../lib/context.ts'
import { readLocale, useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useCategoryPath } from './category-path.ts'
import { orNotFound } from './or-not-found.ts'
import { plainText } from './plain-text.ts'
import { ProductBuy } from './product-buy.tsx'
import { ProductDetails } from './product-details.tsx'
import { productData } from './product-data.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const call = context.get(clientContext)('GET /api/product/:url_key', { params: { url_key: params.urlKey ?? '' }, query: { locale } })
  const { data: product } = await orNotFound(call)
  return { product }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { product } = loaderData
  return [
    { title: product.meta_title || product.name },
    { name: 'description', content: product.short_description || plainText(product.description) },
    { property: 'og:image', content: product.base_image.large_image_url },
    { 'script:ld+json': productData(product) },
  ]
}

/** One product: pictures, price, options, details and what goes with it. */
export default function ProductPage() {
  const { product } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  const path = useCategoryPath(product.path.slice(0, -1))
  const leaf = product.path.at(-1)
  const steps = leaf ? [...path, { label: leaf.name, to: listingLink(locale, leaf.id) }] : path
  return (
    <>
      <Breadcrumbs steps={[...steps, { label: product.name }]} />
      <ProductBuy key={product.id} product={product}>
        <ProductDetails product={product} />
      </ProductBuy>
      {product.related_products.length > 0 && (
        <section aria-labelledby="related" className="mt-12">
          <h2 id="related" className="mb-4 text-2xl font-extrabold">
            {t('product.related')}
          </h2>
          <ProductGrid products={product.related_products} />
        </section>
      )}
    </>
  )
}
