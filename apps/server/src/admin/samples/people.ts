import type { AdminKey } from '@tsiran/contract/admin/api'
import { createPerson, createTestCompany } from '@tsiran/domain/testing/fixtures'
import { createListedOrder } from '@tsiran/domain/testing/list-orders'
import { createPost } from '@tsiran/domain/testing/posts'
import type { Sample, SampleShop } from './sample.ts'

const customer = async ({ db, number }: SampleShop) => ({
  id: await createPerson(db, `person${number}@shop.test`),
})
const company = async ({ db, number }: SampleShop) => ({
  id: await createTestCompany(db, `Firm ${number}`, 1000),
})

/** A waiting comment under a post. */
async function comment({ db }: SampleShop) {
  const post_id = await createPost(db)
  const row = { post_id, customer_id: null, name: 'Ani', comment: 'Tasty' }
  return db.insertInto('blog_comments').values(row).returning('id').executeTakeFirstOrThrow()
}
const message = ({ db }: SampleShop) =>
  db
    .insertInto('contact_messages')
    .values({ locale: 'hy', name: 'Ani', email: 'ani@shop.test', message: 'Good day' })
    .returning('id')
    .executeTakeFirstOrThrow()

/** A company with a delivered order of 1000 drams on credit. */
async function debtor(shop: SampleShop) {
  const { db } = shop
  const { id } = await company(shop)
  await createListedOrder(db, { status: 'completed', method: 'credit', total: 1000, company: id })
  await db.updateTable('companies').set({ credit_owed: 1000 }).where('id', '=', id).execute()
  return { id }
}

export const peopleSamples = {
  'GET /api/admin/customers': {},
  'GET /api/admin/customers/export.csv': {},
  'GET /api/admin/customers/export.xlsx': { input: () => ({ query: { search: 'nobody' } }) },
  'GET /api/admin/customers/:id': { input: async (shop) => ({ params: await customer(shop) }) },
  'PUT /api/admin/customers/:id': {
    input: async (shop) => ({
      params: await customer(shop),
      body: { version: 1, note: 'Likes figs' },
    }),
  },
  'POST /api/admin/customers/:id/erase': {
    input: async (shop) => ({
      params: await customer(shop),
      body: { email: `person${shop.number}@shop.test` },
    }),
  },
  'POST /api/admin/customers/:id/reset-link': {
    input: async (shop) => ({ params: await customer(shop), body: {} }),
  },
  'GET /api/admin/companies': {},
  'GET /api/admin/companies/export.csv': {},
  'GET /api/admin/companies/export.xlsx': { input: () => ({ query: { in_debt: 'true' } }) },
  'GET /api/admin/companies/:id': { input: async (shop) => ({ params: await company(shop) }) },
  'PUT /api/admin/companies/:id': {
    input: async (shop) => ({
      params: await company(shop),
      body: { version: 1, note: 'Calls at nine', minimum_order: 20_000 },
    }),
  },
  'POST /api/admin/companies/:id/approve': {
    input: async (shop) => {
      const params = await company(shop)
      await shop.db
        .updateTable('companies')
        .set({ status: 'new' })
        .where('id', '=', params.id)
        .execute()
      return { params, body: { version: 1 } }
    },
  },
  'POST /api/admin/companies/:id/block': {
    input: async (shop) => ({ params: await company(shop), body: {} }),
  },
  'POST /api/admin/companies/:id/credit': {
    input: async (shop) => ({ params: await company(shop), body: { limit: 5000 } }),
  },
  'POST /api/admin/companies/:id/settle': {
    input: async (shop) => ({ params: await debtor(shop), body: { amount: 400, note: '' } }),
  },
  'GET /api/admin/comments': {},
  'POST /api/admin/comments/:id/approve': {
    input: async (shop) => ({ params: await comment(shop), body: {} }),
  },
  'POST /api/admin/comments/:id/reject': {
    input: async (shop) => ({ params: await comment(shop), body: {} }),
  },
  'POST /api/admin/comments/:id/answer': {
    input: async (shop) => ({ params: await comment(shop), body: { answer: 'Thank you' } }),
  },
  'GET /api/admin/messages': {},
  'GET /api/admin/messages/:id': { input: async (shop) => ({ params: await message(shop) }) },
  'PUT /api/admin/messages/:id': {
    input: async (shop) => ({ params: await message(shop), body: { version: 1, state: 'read' } }),
  },
  'POST /api/admin/messages/:id/answer': {
    input: async (shop) => ({
      params: await message(shop),
      body: { version: 1, answer: 'Good day to you' },
    }),
  },
} as const satisfies Partial<Record<AdminKey, Sample>>
