import type { Product } from '@tsiran/contract/product-shapes'
import { listingPath, productPath } from '@tsiran/contract/shop-paths'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { AgeGate } from '../../features/catalog/age-gate.tsx'
import { RelatedProducts } from '../../features/catalog/related-products.tsx'
import { Crumbs } from '../../features/shop/crumbs.tsx'
import { Seo } from '../../features/shop/seo.tsx'
import { clientContext } from '../../platform/api/context.ts'
import { cardOf } from '../../features/product/card.ts'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useShop } from '../../features/shop/shop.ts'
import { useCategoryPath } from './category-path.ts'
import { orNotFound } from '../../platform/api/or-not-found.ts'
import { plainText } from '../../platform/document/plain-text.ts'
import { ProductBuy } from './product-buy.tsx'
import { ProductDetails } from './product-details.tsx'
import { productData } from '../../platform/document/product-data.ts'

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const call = context.get(clientContext)('GET /api/product/:url_key', {
    params: { url_key: params.urlKey ?? '' },
    query: { locale },
  })
  const { data: product } = await orNotFound(call)
  // An address that the product had before.
  if (product.url_key !== params.urlKey)
    throw redirect(productPath(locale, product.url_key) + new URL(request.url).search, 301)
  return { product: { ...product, related_products: product.related_products.map(cardOf) } }
}

/** One product: pictures, price, options, details and related products. */
export default function ProductPage() {
  const loaded = useLoaderData<typeof loader>().product
  const related = loaded.related_products
  // The related ones have a card's fields alone, and no component below reads them of the product.
  const product = loaded as Product
  const locale = useLocale()
  const { origin } = useShop()
  const path = useCategoryPath(product.path.slice(0, -1))
  const leaf = product.path.at(-1)
  const steps = leaf ? [...path, { label: leaf.name, to: listingPath(locale, leaf.id) }] : path
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
      {related.length > 0 && <RelatedProducts products={related} />}
    </>
  )
}
