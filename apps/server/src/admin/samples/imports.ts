import type { AdminKey } from '@tsiran/contract/admin/api'
import type { ImportKind } from '@tsiran/contract/admin/import-fields'
import { beginImport, finishReading, stageRows } from '@tsiran/domain/imports/stage-rows'
import { createProduct, byScript } from '@tsiran/domain/testing/fixtures'
import { filesForm } from '../testing-files.ts'
import type { Sample, SampleShop } from './sample.ts'

/** An import of prices whose columns wait to be confirmed. */
async function anImport({ db, number }: SampleShop, kind: ImportKind = 'prices') {
  const sku = `IMPORTED-${number}`
  await createProduct(db, { sku, offers: [{ price: 1000 }] })
  const id = await beginImport(db, {
    kind,
    fileName: 'prices.csv',
    format: 'csv',
    headings: ['sku', 'price'],
    by: byScript,
  })
  await stageRows(db, id, [{ number: 2, cells: [sku, '900'] }])
  await finishReading(db, id, byScript)
  return id
}

/** One that a check found a change in. */
async function checkedImport(shop: SampleShop) {
  const id = await anImport(shop)
  await shop.db.updateTable('imports').set({ state: 'checked' }).where('id', '=', id).execute()
  await shop.db
    .updateTable('import_rows')
    .set({ result: 'update', thing: 2 })
    .where('import_id', '=', id)
    .execute()
  return id
}

export const importSamples = {
  'GET /api/admin/imports': { input: () => ({ query: { kind: 'prices' } }) },
  'POST /api/admin/imports': {
    input: () => ({
      query: { kind: 'prices' },
      form: filesForm([{ name: 'prices.csv', content: Buffer.from('sku;price\nA-1;900\n') }]),
    }),
  },
  'GET /api/admin/imports/:id': {
    input: async (shop) => ({ params: { id: await anImport(shop) } }),
  },
  'PUT /api/admin/imports/:id/mapping': {
    input: async (shop) => ({
      params: { id: await anImport(shop) },
      body: { version: 1, fields: ['sku', null] },
    }),
  },
  'POST /api/admin/imports/:id/check': {
    input: async (shop) => ({ params: { id: await anImport(shop) }, body: { version: 1 } }),
  },
  'POST /api/admin/imports/:id/apply': {
    input: async (shop) => ({
      params: { id: await checkedImport(shop) },
      body: { version: 1, skip_errors: false },
    }),
  },
  'POST /api/admin/imports/:id/cancel': {
    input: async (shop) => ({ params: { id: await anImport(shop) }, body: {} }),
  },
  'GET /api/admin/imports/:id/errors.csv': {
    input: async (shop) => ({ params: { id: await anImport(shop) } }),
  },
  'GET /api/admin/imports/:id/errors.xlsx': {
    input: async (shop) => ({ params: { id: await anImport(shop) } }),
  },
  'GET /api/admin/exports/products.csv': {},
  'GET /api/admin/exports/products.xlsx': {},
  'GET /api/admin/exports/prices.csv': {},
  'GET /api/admin/exports/prices.xlsx': {},
  'GET /api/admin/exports/stock.csv': {},
  'GET /api/admin/exports/stock.xlsx': {},
  'GET /api/admin/exports/categories.csv': {},
  'GET /api/admin/exports/categories.xlsx': {},
} satisfies Partial<Record<AdminKey, Sample>>
