import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { addLine } from '../cart/add-line.ts'
import { createCartToken } from '../cart/owner.ts'
import { placeOrder } from '../checkout/place-order.ts'
import { saveAddress } from '../checkout/save-address.ts'
import { savePayment } from '../checkout/save-payment.ts'
import { saveShipping } from '../checkout/save-shipping.ts'
import type { OrderServices } from '../order-management/order-services.ts'
import type { StaffActor } from '../shared/actor.ts'
import type { CartOwner } from '../shared/viewer.ts'
import { actingAs } from '../staff/testing.ts'
import { adjustStock } from '../stock/adjust-stock.ts'
import { receiveStock } from '../stock/receive-stock.ts'
import {
  byScript as by,
  createPerson,
  createProduct,
  createTestCompany,
  listProducts,
} from './fixtures.ts'
import { sellByWeight } from './picked-order.ts'
import { guestViewer } from './ready-cart.ts'
import { createTestSlot, createTestZone, giveSlot } from './slots.ts'

export interface LifeOrder {
  method: 'cashondelivery' | 'ameriabank' | 'credit'
  /** Of each product. */
  pieces: readonly number[]
}

interface LifePlace {
  zone: number
  districtId: number
  slots: number[]
}

const locale = 'en' as const
const billing = {
  first_name: 'Ani',
  email: 'ani@example.am',
  phone: '091000000',
  city: 'Yerevan',
  address1: ['Tumanyan 5'],
  company_name: 'Firm',
}
/** Pieces of each product at the beginning. */
const full = [12, 6, 9]

export type LifeShop = Awaited<ReturnType<typeof lifeShop>>

/** A small shop for the tests of whole lives of orders: something by the box, by the piece and by weight, a company, and its staff. */
export async function lifeShop(db: Db) {
  await createProduct(db, { sku: '938', status: 'service', offers: [{ price: 100 }] })
  const box = { price: 1000, company_price: 900, box_qty: 3, box_price: 1500 }
  const products = [
    await createProduct(db, { sku: 'LIFE-JAM', offers: [box] }),
    await createProduct(db, { sku: 'LIFE-TEA', offers: [{ price: 700 }] }),
    await createProduct(db, { sku: 'LIFE-CHEESE', offers: [{ price: 1 }] }),
  ]
  await listProducts(
    db,
    products.map(({ id }) => id),
  )
  const variants = products.map(({ variantId }) => variantId)
  await sellByWeight(db, variants[2]!, { portion: 350, perKg: 6000 })
  // More than the shelves hold: what is left of the lots follows every piece.
  const days = ['2031-01-10', '2031-02-10', null, '2031-01-20']
  await receiveStock(db, {
    supplier: 'Life',
    lines: variants.flatMap((variant_id) =>
      days.map((expires_on) => ({ variant_id, qty: 4, expires_on })),
    ),
    by,
  })
  const companyId = await createTestCompany(db, 'Life')
  const customerId = await createPerson(db, 'life@example.am', 'Manager', companyId)
  const courier = await actingAs(db, { email: 'courier@life.test', roles: ['courier'] })
  const owners = new Map<number, CartOwner>()
  let places: LifePlace[] = []

  /** A zone that is off, with its first district. */
  const zoneAt = async (index: number, fee: number): Promise<LifePlace> => {
    const { id: zone } = await createTestZone(db, { active: false, fee })
    const { rows } = await sql<{ id: number }>`
      update districts set zone_id = ${zone} where id = (select id from districts order by id limit 1 offset ${index}) returning id`.execute(
      db,
    )
    return { zone, districtId: rows[0]!.id, slots: [] }
  }

  return {
    db,
    variants,
    companyId,
    office: await actingAs(db, { email: 'office@life.test', roles: ['owner'] }),
    picker: await actingAs(db, { email: 'picker@life.test', roles: ['picker'] }),
    courier: courier.by as StaffActor,
    /** Who has placed each order. */
    owners,
    /** Every slot with a district of its zone. */
    places: () =>
      places.flatMap(({ districtId, slots }) => slots.map((slotId) => ({ slotId, districtId }))),
    /** Zones are on only while an order is moved: with one, guests would have to choose a district. */
    async withZones<T>(work: () => Promise<T>): Promise<T> {
      const zones = places.map(({ zone }) => zone)
      const turn = (active: boolean) =>
        sql`update delivery_zones set active = ${active} where id = any(${zones})`.execute(db)
      await turn(true)
      try {
        return await work()
      } finally {
        await turn(false)
      }
    },
    /** Fills the shelves, gives the company credit again, and makes slots for the next orders. */
    async begin() {
      const [near, far] = [await zoneAt(0, 600), await zoneAt(1, 1300)]
      near.slots = [
        await createTestSlot(db, { zone: near.zone, day: 1, capacity: 2 }),
        await createTestSlot(db, { zone: near.zone, day: 2, capacity: 1, fee: 400 }),
      ]
      far.slots = [await createTestSlot(db, { zone: far.zone, day: 1, capacity: 1, fee: 200 })]
      places = [near, far]
      await db
        .updateTable('companies')
        .set(({ eb }) => ({ credit_line: eb('credit_owed', '+', 30_000) }))
        .where('id', '=', companyId)
        .execute()
      for (const [index, variantId] of variants.entries()) {
        const { qty } = await db
          .selectFrom('variants')
          .select('qty')
          .where('id', '=', variantId)
          .executeTakeFirstOrThrow()
        const count = { set: full[index]!, expected: qty, reason: 'count', by } as const
        await adjustStock(db, { variantId, ...count })
      }
    },
    /** Places an order with a place in the first slot, and returns its number. */
    async place(services: OrderServices, { method, pieces }: LifeOrder): Promise<number> {
      const isCompany = method === 'credit'
      const owner: CartOwner = isCompany ? { customerId } : { apiToken: createCartToken() }
      const viewer = isCompany
        ? ({ locale, customerId, companyId, role: 'Manager' } as const)
        : guestViewer
      for (const [index, quantity] of pieces.entries()) {
        const line = { productId: products[index]!.id, variantId: undefined, quantity }
        if (quantity > 0) await addLine(db, owner, line, viewer)
      }
      await saveAddress(db, owner, { billing, shipping: undefined, addressId: undefined, viewer })
      await saveShipping(db, owner, 'flatrate_flatrate')
      await savePayment(db, owner, { method, viewer, services })
      const { id } = await placeOrder(db, { owner, viewer, services })
      owners.set(id, owner)
      const { districtId, slots } = places[0]!
      await giveSlot(db, id, slots[0]!)
      await sql`update orders set district_id = ${districtId} where id = ${id}`.execute(db)
      return id
    },
  }
}
