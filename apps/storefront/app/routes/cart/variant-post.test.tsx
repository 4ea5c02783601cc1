import type { Product } from '@tsiran/contract/product-shapes'
import { LocaleProvider } from '@tsiran/app-kit/i18n/locale-provider'
import { createTranslator } from '@tsiran/i18n/translator'
import en from '@tsiran/i18n/messages/en.json'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VariantForm } from '../../features/cart/variant-form.tsx'
import { readCartPost } from './cart-post.ts'

test('a variant that is chosen without scripts is added by its own pack', () => {
  const variant = { price: 100, old_price: null, company_price: null, qty: 20 }
  const product = {
    id: 1,
    variants: [
      { ...variant, id: 4, min_qty: 1 },
      { ...variant, id: 5, min_qty: 6 },
    ],
    index: {},
    attribute: { attributes: [] },
  } as unknown as Product
  const html = renderToString(
    <LocaleProvider locale="en" translator={createTranslator('en', en)}>
      <VariantForm product={product} />
    </LocaleProvider>,
  )
  const posts = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => {
    const form = new FormData()
    form.set('product_id', '1')
    form.set('variant_id', value!)
    return readCartPost(form)
  })
  expect(posts).toMatchObject([
    { product: 1, variant: 4, quantity: 1 },
    { product: 1, variant: 5, quantity: 6 },
  ])
})
