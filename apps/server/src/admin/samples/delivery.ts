import type { AdminKey } from '@tsiran/contract/admin/api'
import { perLocale } from '@tsiran/contract/map-text'
import { listDistricts } from '@tsiran/domain/delivery/districts'
import { createException } from '@tsiran/domain/delivery/exceptions'
import { previewMove } from '@tsiran/domain/order-management/plan-move'
import { findOrder } from '@tsiran/domain/orders/read-order'
import { byScript } from '@tsiran/domain/testing/fixtures'
import {
  createTestSlot,
  createTestTemplate,
  createTestZone,
  giveSlot,
} from '@tsiran/domain/testing/slots'
import { placeSampleOrder } from './orders.ts'
import type { Sample, SampleShop } from './sample.ts'

const by = byScript
const text = (word: string) => perLocale(() => word)
const at = { version: 1 }

// None of them is on: others of the walk order without a district.
const zone = { name: text('North'), active: false, fee: 700, free_from: 20_000, min_total: 3_000 }
const zoneId = async (db: SampleShop['db']) => (await createTestZone(db, { active: false })).id
const zoneOf = async ({ db }: SampleShop) => ({ id: await zoneId(db) })
/** A slot of every week in a zone of its own. */
async function template({ db }: SampleShop) {
  return createTestTemplate(db, { zone_id: await zoneId(db) })
}
/** A day of its own in the far future: each has one exception. */
const dayOf = ({ number }: SampleShop) =>
  new Date(Date.UTC(2090, 0, 1 + number)).toISOString().slice(0, 10)
const exceptionOf = async (shop: SampleShop) => {
  const fields = { ...closed, day: dayOf(shop) }
  return { id: (await createException(shop.db, fields, { by })).id }
}
const closed = { template_id: null, closed: true, capacity: null, reason: text('Holiday') }
/** Two slots of a zone of its own. */
async function slotsOf({ db }: SampleShop) {
  const zone = await zoneId(db)
  return [await createTestSlot(db, { zone, day: 1 }), await createTestSlot(db, { zone, day: 2 })]
}
/** An order with a slot, and another one for it. */
async function movedOrder(shop: SampleShop) {
  const id = await placeSampleOrder(shop)
  const [from, to] = await slotsOf(shop)
  await giveSlot(shop.db, id, from!)
  const { version } = await findOrder(shop.db, id)
  return { params: { id }, body: { slot_id: to!, version } }
}
const week = { starts: '14:00', ends: '16:00', capacity: 9, cutoff_minutes: 60, fee: 200 }

export const deliverySamples = {
  'GET /api/admin/zones': {},
  'POST /api/admin/zones': {
    input: () => ({ body: { ...zone, min_total_company: 5_000, pickup: false } }),
  },
  'PUT /api/admin/zones/:id': {
    input: async (shop) => ({ params: await zoneOf(shop), body: { ...at, ...zone } }),
  },
  'DELETE /api/admin/zones/:id': {
    input: async (shop) => ({ params: await zoneOf(shop), query: at }),
  },
  'GET /api/admin/districts': {},
  'PUT /api/admin/districts/:id': {
    input: async (shop) => {
      const zone_id = await zoneId(shop.db)
      const districts = await listDistricts(shop.db)
      const { id, version } = districts[shop.number % districts.length]!
      return { params: { id }, body: { version, zone_id } }
    },
  },
  'GET /api/admin/slot-templates': {},
  'POST /api/admin/slot-templates': {
    input: async ({ db }) => {
      const days = { weekday: 3, active: true, valid_from: null, valid_to: null }
      return { body: { ...week, ...days, zone_id: await zoneId(db) } }
    },
  },
  'PUT /api/admin/slot-templates/:id': {
    input: async (shop) => ({
      params: { id: (await template(shop)).id },
      body: { ...at, ...week },
    }),
  },
  'DELETE /api/admin/slot-templates/:id': {
    input: async (shop) => ({ params: { id: (await template(shop)).id }, query: at }),
  },
  'POST /api/admin/slot-templates/copy': {
    input: async (shop) => {
      const { zone_id, weekday } = await template(shop)
      return { body: { zone_id, weekday, to: [(weekday % 7) + 1] } }
    },
  },
  'GET /api/admin/slot-exceptions': {},
  'POST /api/admin/slot-exceptions': {
    input: (shop) => ({ body: { ...closed, day: dayOf(shop) } }),
  },
  'PUT /api/admin/slot-exceptions/:id': {
    input: async (shop) => ({
      params: await exceptionOf(shop),
      body: { ...at, closed: false, capacity: 3 },
    }),
  },
  'DELETE /api/admin/slot-exceptions/:id': {
    input: async (shop) => ({ params: await exceptionOf(shop), query: at }),
  },
  'GET /api/admin/slots': {},
  'PUT /api/admin/slots/:id': {
    input: async (shop) => {
      const [id] = await slotsOf(shop)
      return { params: { id: id! }, body: { version: 1, capacity: 5 } }
    },
  },
  'POST /api/admin/orders/:id/slot/preview': { input: movedOrder, unaudited: 'it changes nothing' },
  'POST /api/admin/orders/:id/slot': {
    input: async (shop) => {
      const { params, body } = await movedOrder(shop)
      const { after } = await previewMove(shop.db, { id: params.id, slotId: body.slot_id })
      return { params, body: { ...body, expected_total: after.grand_total } }
    },
  },
} satisfies Partial<Record<AdminKey, Sample>>
