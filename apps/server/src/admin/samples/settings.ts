import type { AdminKey } from '@tsiran/contract/admin/api'
import { perLocale } from '@tsiran/contract/map-text'
import { readCheckoutSettings } from '@tsiran/domain/settings/checkout-settings'
import { readMailSettings } from '@tsiran/domain/settings/mail-settings'
import { readPaymentMethods, readShippingMethods } from '@tsiran/domain/settings/read-methods'
import { readShopSettings } from '@tsiran/domain/settings/shop-settings'
import { readSeoSettings } from '@tsiran/domain/settings/seo-settings'
import { createTestChannel } from '@tsiran/domain/testing/channel'
import { sql } from 'kysely'
import type { Sample, SampleShop } from './sample.ts'

const text = (word: string) => perLocale(() => word)
const providers = new Set<string>()

/** A way of delivery or payment of the sample's own, beside the demo's. */
async function ownMethod(
  { db, number }: SampleShop,
  table: 'shipping_methods' | 'payment_methods',
) {
  // A code has letters alone.
  const code = `own_${String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`
  const words = { title: JSON.stringify(text('Own')), description: JSON.stringify(text('')) }
  if (table === 'shipping_methods')
    await db
      .insertInto(table)
      .values({ code, ...words, rate: 500 })
      .execute()
  else
    await db
      .insertInto(table)
      .values({ method: code, ...words, img: '' })
      .execute()
  return code
}

async function changedMethod(shop: SampleShop, table: 'shipping_methods' | 'payment_methods') {
  const code = await ownMethod(shop, table)
  // One that everybody may use stays on.
  await sql`insert into payment_methods (method, title, description, img)
    values ('cashondelivery', ${JSON.stringify(text('Cash'))}, ${JSON.stringify(text(''))}, '') on conflict do nothing`.execute(
    shop.db,
  )
  const methods =
    table === 'shipping_methods'
      ? await readShippingMethods(shop.db)
      : await readPaymentMethods(shop.db, providers)
  const { version } = methods.find((method) => method.code === code)!
  return { code, version }
}

const words = { title: text('Changed'), description: text(''), active: true }

/** Calls about the settings of the shop. */
export const settingsSamples = {
  'GET /api/admin/settings/shop': {},
  'PUT /api/admin/settings/shop': {
    input: async ({ db }) => {
      await createTestChannel(db)
      return { body: { ...(await readShopSettings(db)), accent: '#12502a' } }
    },
  },
  'GET /api/admin/settings/seo': {},
  'PUT /api/admin/settings/seo': {
    input: async ({ db }) => {
      await createTestChannel(db)
      return { body: { ...(await readSeoSettings(db)), description: text('Food') } }
    },
  },
  'GET /api/admin/settings/checkout': {},
  'PUT /api/admin/settings/checkout': {
    input: async ({ db }) => ({
      body: { ...(await readCheckoutSettings(db)), company_approval: true, seller_tin: '01234567' },
    }),
  },
  'GET /api/admin/settings/checkout/pages': {},
  'GET /api/admin/settings/mail': {},
  'PUT /api/admin/settings/mail': {
    input: async ({ db }) => ({
      body: { ...(await readMailSettings(db)), reply_to: 'answers@tsiran.example' },
    }),
  },
  'GET /api/admin/settings/mail/templates': {},
  'GET /api/admin/settings/mail/templates/:name': {
    input: () => ({ params: { name: 'welcome' }, query: { language: 'ru' } }),
  },
  'GET /api/admin/settings/mail/templates/:name/page': {
    input: () => ({ params: { name: 'verify' }, query: { language: 'hy' } }),
  },
  'POST /api/admin/settings/mail/test': { input: () => ({ body: {} }) },
  'GET /api/admin/shipping-methods': {},
  'PUT /api/admin/shipping-methods/:code': {
    input: async (shop) => {
      const { code, version } = await changedMethod(shop, 'shipping_methods')
      return { params: { code }, body: { version, ...words, rate: 700, free_from: 20_000 } }
    },
  },
  'POST /api/admin/shipping-methods/:code/move': {
    input: async (shop) => {
      const { code, version } = await changedMethod(shop, 'shipping_methods')
      return { params: { code }, body: { version, before: null } }
    },
  },
  'GET /api/admin/payment-methods': {},
  'PUT /api/admin/payment-methods/:code': {
    input: async (shop) => {
      const { code, version } = await changedMethod(shop, 'payment_methods')
      return { params: { code }, body: { version, ...words } }
    },
  },
  'POST /api/admin/payment-methods/:code/move': {
    input: async (shop) => {
      const { code, version } = await changedMethod(shop, 'payment_methods')
      return { params: { code }, body: { version, before: null } }
    },
  },
  'GET /api/admin/settings/system': {},
  'GET /api/admin/settings/system/mails': {},
  'POST /api/admin/settings/system/mails/:id/retry': {
    input: async ({ db, number }) => {
      const { rows } = await sql<{ id: number }>`
        insert into mails (message_id, recipient, locale, template, subject, text, html, last_error, given_up_at)
        values (${`<sample.${number}@shop.test>`}, 'a@b.am', 'hy', 'welcome', 'x', 'x', 'x', 'refused', now()) returning id`.execute(
        db,
      )
      return { params: { id: rows[0]!.id }, body: {} }
    },
  },
  'POST /api/admin/settings/system/caches/clear': { input: () => ({ body: {} }) },
} as const satisfies Partial<Record<AdminKey, Sample>>
