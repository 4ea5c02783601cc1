import { posts } from '../blog/posts.ts'
import { brands } from '../brands.ts'
import { catalog } from '../catalog/catalog.ts'
import { clientLogos, partnerLogos } from '../pages/logos.ts'
import { slides } from '../slides.ts'
import type { DemoCategory } from '../types.ts'
import type { Artwork } from './cache.ts'
import { productPictures } from './product-pictures.ts'

const all = (categories: readonly DemoCategory[]): DemoCategory[] =>
  categories.flatMap((category) => [category, ...all(category.children ?? [])])

const categories = all(catalog)

const list: Artwork[] = [
  {
    key: 'placeholder/product',
    subject: { kind: 'category', picture: { motif: 'package', tint: '#EFE7DC' } },
  },
  ...slides.map(({ key, picture }): Artwork => ({
    key: `sliders/${key}`,
    subject: { kind: 'slide', picture },
  })),
  ...categories.map(({ id, picture }): Artwork => ({
    key: `categories/${id}`,
    subject: { kind: 'category', picture },
  })),
  ...categories.flatMap(({ products = [] }) =>
    products.flatMap((product) =>
      productPictures(product).map(({ key, ...subject }): Artwork => ({
        key,
        subject: { kind: 'packshot', seed: product.sku, ...subject },
      })),
    ),
  ),
  ...Object.entries(brands).map(([slug, { label, color, motif }]): Artwork => ({
    key: `brands/${slug}`,
    subject: { kind: 'brand', label: label.hy, color, motif, seed: slug },
  })),
  ...[...clientLogos, ...partnerLogos].map(({ key, label, color, motif }): Artwork => ({
    key,
    subject: { kind: 'brand', label: label.hy, color, motif, seed: key },
  })),
  ...posts.map(({ key, picture }): Artwork => ({
    key: `blog/${key}`,
    subject: { kind: 'story', picture, seed: key },
  })),
]

/** Every picture of the demo shop, by the key that its products, categories, brands and slides name. */
export const artworks: ReadonlyMap<string, Artwork> = new Map(
  list.map((artwork) => [artwork.key, artwork]),
)
