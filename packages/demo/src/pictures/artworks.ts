import { brands } from '../brands.ts'
import { catalog } from '../catalog/catalog.ts'
import { clientLogos, partnerLogos } from '../pages/logos.ts'
import type { DemoCategory } from '../types.ts'
import type { Artwork } from './cache.ts'

const all = (categories: readonly DemoCategory[]): DemoCategory[] =>
  categories.flatMap((category) => [category, ...all(category.children ?? [])])

const categories = all(catalog)

const list: Artwork[] = [
  { key: 'placeholder/product', subject: { kind: 'category', picture: { motif: 'package', tint: '#EFE7DC' } } },
  ...categories.map(({ id, picture }): Artwork => ({ key: `categories/${id}`, subject: { kind: 'category', picture } })),
  ...categories.flatMap(({ products = [] }) =>
    products.map(({ sku, picture }): Artwork => ({
      key: `products/${sku.toLowerCase()}`,
      subject: { kind: 'packshot', picture, seed: sku },
    })),
  ),
  ...Object.entries(brands).map(([slug, { label, color, motif }]): Artwork => ({
    key: `brands/${slug}`,
    subject: { kind: 'brand', label: label.hy, color, motif, seed: slug },
  })),
  ...[...clientLogos, ...partnerLogos].map(({ key, label, color, motif }): Artwork => ({
    key,
    subject: { kind: 'brand', label: label.hy, color, motif, seed: key },
  })),
]

/** Every picture of the demo shop, by the key that its products, categories and brands name. */
export const artworks: ReadonlyMap<string, Artwork> = new Map(list.map((artwork) => [artwork.key, artwork]))
