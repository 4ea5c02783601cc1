import type { AdminKey } from '@tsiran/contract/admin/api'
import { perLocale } from '@tsiran/contract/map-text'
import { addOptions } from '@tsiran/domain/attributes/add-options'
import { createAttribute } from '@tsiran/domain/attributes/create-attribute'
import { createBrand } from '@tsiran/domain/brands/save-brand'
import { createCategory } from '@tsiran/domain/categories/create-category'
import { byScript } from '@tsiran/domain/testing/fixtures'
import type { Sample, SampleShop } from './sample.ts'

const text = (name: string) => perLocale(() => name)
const by = { by: byScript }

async function category({ db, number }: SampleShop) {
  const { id } = await createCategory(db, { name: text(`Fruit ${number}`), parent_id: null }, by)
  return { id }
}
async function brand({ db, number }: SampleShop) {
  const { id } = await createBrand(db, { label: text(`Ararat ${number}`) }, by)
  return { id }
}
async function attribute({ db, number }: SampleShop) {
  const kind = { type: 'select', filterable: true, configurable: false } as const
  const { id } = await createAttribute(db, { label: text(`Colour ${number}`), ...kind }, by)
  return { id }
}
/** An attribute of version 2 with two options. */
async function option(shop: SampleShop) {
  const { id } = await attribute(shop)
  const labels = [{ label: text('Red') }, { label: text('Green') }]
  const { options } = await addOptions(shop.db, { id, version: 1, options: labels, by: byScript })
  return { id, option_id: options[0]!.id }
}
/** The last of two, which can be placed first. */
async function second<T extends { id: number }>(
  shop: SampleShop,
  make: (shop: SampleShop) => Promise<T>,
) {
  const { id: before_id } = await make(shop)
  const params = await make({ ...shop, number: shop.number + 1_000 })
  return { params, body: { version: 1, before_id } }
}

export const catalogueSamples = {
  'GET /api/admin/categories': {},
  'GET /api/admin/categories/:id': { input: async (shop) => ({ params: await category(shop) }) },
  'POST /api/admin/categories': {
    input: () => ({ body: { name: text('Nuts'), parent_id: null } }),
  },
  'PUT /api/admin/categories/:id': {
    input: async (shop) => ({ params: await category(shop), body: { version: 1, hidden: true } }),
  },
  'POST /api/admin/categories/:id/move': {
    input: async (shop) => {
      const { params, body } = await second(shop, category)
      return { params, body: { ...body, parent_id: null } }
    },
  },
  'DELETE /api/admin/categories/:id': {
    input: async (shop) => ({ params: await category(shop), query: { version: 1 } }),
  },
  'POST /api/admin/categories/paste/preview': {
    input: () => ({ body: { text: 'Tea\n Green tea', parent_id: null } }),
    unaudited: 'a preview changes nothing',
  },
  'POST /api/admin/categories/paste': {
    input: () => ({ body: { text: 'Coffee\n Beans', parent_id: null } }),
  },
  'GET /api/admin/brands': {},
  'GET /api/admin/brands/:id': { input: async (shop) => ({ params: await brand(shop) }) },
  'POST /api/admin/brands': { input: () => ({ body: { label: text('Sevan') } }) },
  'PUT /api/admin/brands/:id': {
    input: async (shop) => ({
      params: await brand(shop),
      body: { version: 1, label: text('Lori') },
    }),
  },
  'POST /api/admin/brands/:id/move': { input: (shop) => second(shop, brand) },
  'DELETE /api/admin/brands/:id': {
    input: async (shop) => ({ params: await brand(shop), query: { version: 1 } }),
  },
  'GET /api/admin/attributes': {},
  'GET /api/admin/attributes/:id': { input: async (shop) => ({ params: await attribute(shop) }) },
  'POST /api/admin/attributes': {
    input: () => ({
      body: { label: text('Taste'), type: 'select', filterable: true, configurable: true },
    }),
  },
  'PUT /api/admin/attributes/:id': {
    input: async (shop) => ({
      params: await attribute(shop),
      body: { version: 1, filterable: false },
    }),
  },
  'POST /api/admin/attributes/:id/move': { input: (shop) => second(shop, attribute) },
  'DELETE /api/admin/attributes/:id': {
    input: async (shop) => ({ params: await attribute(shop), query: { version: 1 } }),
  },
  'POST /api/admin/attributes/:id/options': {
    input: async (shop) => ({
      params: await attribute(shop),
      body: { version: 1, options: [{ label: text('Blue'), swatch_value: '#0000ff' }] },
    }),
  },
  'PUT /api/admin/attributes/:id/options/:option_id': {
    input: async (shop) => ({
      params: await option(shop),
      body: { version: 2, swatch_value: '#ff0000' },
    }),
  },
  'POST /api/admin/attributes/:id/options/:option_id/move': {
    input: async (shop) => ({ params: await option(shop), body: { version: 2, before_id: null } }),
  },
  'DELETE /api/admin/attributes/:id/options/:option_id': {
    input: async (shop) => ({ params: await option(shop), query: { version: 2 } }),
  },
} as const satisfies Partial<Record<AdminKey, Sample>>
