import type { Product } from '@tsiran/contract/catalog'
import { plainText } from './plain-text.ts'

/** The product for search engines, as schema.org has it. */
export function productData(product: Product) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    image: product.images.map(({ large_image_url }) => large_image_url),
    description: product.short_description || plainText(product.description),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.label } }),
    offers: {
      '@type': 'Offer',
      price: product.price,
      priceCurrency: 'AMD',
      availability: `https://schema.org/${product.in_stock ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
