import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { AgeGate } from '../../components/age-gate/age-gate.tsx'
import { RelatedProducts } from '../../components/product/related-products.tsx'
import { Crumbs } from '../../components/shell/crumbs.tsx'
import { Seo } from '../../components/shell/seo.tsx'
import { listingLink } from '../../lib/category-links.ts'
import { clientContext } from '../../lib/context.ts'
import { productData } from '../../lib/json-ld.ts'
import { readLocale, useLocale } from '../../lib/locale.ts'
import { useShop } from '../../lib/shop.ts'
import { useCategoryPath } from './category-path.ts'
import { orNotFound } from './or-not-found.ts'
import { plainText } from '../../lib/plain-text.ts'
import { ProductBuy } from './product-buy.tsx'
import { ProductDetails } from './product-details.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const call = context.get(clientContext)('GET /api/product/:url_key', { params: { url_key: params.urlKey ?? '' }, query: { locale } })
  const { data: product } = await orNotFound(call)
  return { product }
}

/** One product: pictures, price, options, details and what goes with it. */
export default function ProductPage() {
  const { product } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const { origin } = useShop()
  const path = useCategoryPath(product.path.slice(0, -1))
  const leaf = product.path.at(-1)
  const steps = leaf ? [...path, { label: leaf.name, to: listingLink(locale, leaf.id) }] : path
  const description = product.short_description || plainText(product.description)
  return (
    <>
      <Seo
        title={product.meta_title || product.name}
        description={description}
        image={product.base_image.large_image_url}
        type="product"
        thing={productData(product, description, origin, locale)}
      />
      {product.age_restricted && <AgeGate />}
      <Crumbs steps={[...steps, { label: product.name }]} />
      <ProductBuy key={product.id} product={product}>
        <ProductDetails product={product} />
      </ProductBuy>
      {product.related_products.length > 0 && <RelatedProducts products={product.related_products} />}
    </>
  )
}
