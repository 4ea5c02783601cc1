import type { Product, Variant } from '@tsiran/contract/product-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { productPath } from '@tsiran/contract/shop-paths'
import { type Thing, inBrowser } from './json-ld.ts'

type Offered = Pick<Variant, 'price' | 'old_price' | 'qty'>

const offerData = ({ price, old_price, qty }: Offered, url: string): Thing => ({
  '@type': 'Offer',
  url,
  price,
  priceCurrency: 'AMD',
  availability: `https://schema.org/${qty > 0 ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  ...(old_price !== null &&
    old_price > price && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: old_price,
        priceCurrency: 'AMD',
      },
    }),
})

/** Names in schema.org of the attributes that variants differ by. */
const varyings: Record<string, string> = {
  color: 'color',
  size: 'size',
  volume: 'size',
  weight: 'size',
}

/** A product; one in several variants is a group of products. `description` is plain text. */
export function productData(
  product: Product,
  description: string,
  origin: string,
  locale: Locale,
): Thing {
  if (!import.meta.env.SSR) return inBrowser
  const url = origin + productPath(locale, product.url_key)
  const common = {
    name: product.name,
    description,
    url,
    image: product.images.map(({ large_image_url }) => origin + large_image_url),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.label } }),
  }
  if (product.type === 'simple')
    return { '@type': 'Product', ...common, sku: product.sku, offers: offerData(product, url) }
  const varies = product.super_attributes.flatMap(({ code }) =>
    varyings[code] ? [`https://schema.org/${varyings[code]}`] : [],
  )
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: product.sku,
    ...(varies.length > 0 && { variesBy: [...new Set(varies)] }),
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      name: variantName(product, variant.id),
      description,
      sku: variant.sku,
      image: (variant.images.length > 0 ? variant.images : product.images).map(
        ({ large_image_url }) => origin + large_image_url,
      ),
      offers: offerData(variant, url),
    })),
  }
}

/** `Juice, Apricot, 1 l`. */
function variantName({ name, index, attribute }: Product, variant: number): string {
  const options = attribute.attributes.map(
    ({ id, options }) => options.find((option) => option.id === index[variant]?.[id])?.label,
  )
  return [name, ...options.filter(Boolean)].join(', ')
}
