import type { Product } from '@tsiran/contract/product-shapes'
import { expect, test } from 'vitest'
import { productData } from './product-data.ts'

const origin = 'https://shop.test'
const base = {
  type: 'simple',
  name: 'Juice',
  sku: 'J1',
  url_key: 'juice',
  price: 500,
  old_price: null,
  qty: 3,
  brand: { id: 1, label: 'Arpi' },
  images: [{ id: 1, large_image_url: '/media/j.webp' }],
} as unknown as Product

test('a product has one offer, with absolute addresses', () => {
  expect(productData(base, 'Good', origin, 'en')).toMatchObject({
    '@type': 'Product',
    sku: 'J1',
    url: 'https://shop.test/en/shop/products/juice',
    image: ['https://shop.test/media/j.webp'],
    offers: { price: 500, priceCurrency: 'AMD', availability: 'https://schema.org/InStock' },
  })
})

test('an old price is written only where it is above the price', () => {
  const offers = (old_price: number) =>
    productData({ ...base, old_price }, '', origin, 'en')['offers']
  expect(offers(700)).toMatchObject({ price: 500, priceSpecification: { price: 700 } })
  expect(offers(500)).not.toHaveProperty('priceSpecification')
})

test('a product in several variants is a group, each variant with its options’ names and its own stock', () => {
  const group = productData(
    {
      ...base,
      type: 'configurable',
      super_attributes: [
        { id: 76, code: 'flavour' },
        { id: 77, code: 'volume' },
      ],
      attribute: {
        attributes: [
          {
            id: 76,
            code: 'flavour',
            label: 'Flavour',
            options: [{ id: 2, label: 'Apricot', swatch_value: null, products: [11] }],
          },
          {
            id: 77,
            code: 'volume',
            label: 'Volume',
            options: [{ id: 45, label: '1 l', swatch_value: null, products: [11] }],
          },
        ],
      },
      index: { 11: { 76: 2, 77: 45 } },
      variants: [
        {
          id: 11,
          sku: 'J1-1',
          unit_price: null,
          company_unit_price: null,
          box_unit_price: null,
          weighed: null,
          barcode: null,
          price: 900,
          old_price: null,
          qty: 0,
          min_qty: 1,
          company_price: null,
          box_price: null,
          box_qty: null,
          images: [],
        },
      ],
    },
    '',
    origin,
    'en',
  )
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'J1',
    variesBy: ['https://schema.org/size'],
    hasVariant: [
      {
        name: 'Juice, Apricot, 1 l',
        sku: 'J1-1',
        image: ['https://shop.test/media/j.webp'],
        offers: { price: 900, availability: 'https://schema.org/OutOfStock' },
      },
    ],
  })
})
