import { openDatabase, type Db } from '@tsiran/db/database'
import { migrate } from '@tsiran/db/migrate'
import { inTransaction } from '@tsiran/db/transaction'
import { createStaff } from '@tsiran/domain/staff/create-staff'
import { openStaffSession } from '@tsiran/domain/staff/open-session'
import { createBankMethods } from '@tsiran/domain/testing/bank'
import { createSlot, createZone } from '@tsiran/domain/testing/delivery-shop'
import { sellByWeight } from '@tsiran/domain/testing/picked-order'
import {
  createCheckoutMethods,
  createPerson,
  createProduct,
  createTestCompany,
  listProducts,
} from '@tsiran/domain/testing/fixtures'

export interface Place {
  districtId: number
  slotId: number
}

export interface TestCatalog {
  /** Many pieces of each, in one category, so that each may replace the others; the last two are sold by weight. */
  plenty: readonly number[]
  /** One piece. */
  last: number
  /** A district that the shop delivers to, and the slots of its zone; the last one has a single place. */
  districtId: number
  slots: readonly number[]
  /** Where the staff moves orders to: slots of that zone and of another one. */
  places: readonly Place[]
  /** E-mails of a company's Managers, who buy on credit. */
  managers: readonly string[]
  /** The cookie of an owner who has just proven who they are, for as long as the run lasts. */
  staffCookie: string
  /** The same person: an owner who delivers as well. */
  courierId: number
}

const pieces = 1_000_000

/** Seeds an empty database with a small shop and stores its stock in `initial_stock`. */
export async function seedShop(url: string, managers: number): Promise<TestCatalog> {
  await migrate(url)
  const db = openDatabase({ url, connections: 2 })
  try {
    await createProduct(db, { sku: '938', status: 'service', offers: [{ price: 100 }] })
    const plenty: number[] = []
    for (let number = 1; number <= 5; number++)
      plenty.push(
        (
          await createProduct(db, {
            sku: `PLENTY-${number}`,
            offers: [{ price: 100 * number, qty: pieces }],
          })
        ).id,
      )
    for (const [number, perKg] of [4000, 1190].entries()) {
      const offers = [{ qty: pieces }]
      const weighed = await createProduct(db, { sku: `WEIGHED-${number + 1}`, offers })
      await sellByWeight(db, weighed.variantId, { portion: 250, perKg })
      plenty.push(weighed.id)
    }
    await listProducts(db, plenty)
    const last = await createProduct(db, { sku: 'LAST', offers: [{ qty: 1 }] })
    await createCheckoutMethods(db)
    await createBankMethods(db)
    const districtId = 6
    const zone = await createZone(db, { name: 'Centre', fee: 1000, districts: [districtId] })
    const slots: number[] = []
    for (const [turn, capacity] of [pieces, pieces, 1].entries())
      slots.push(await createSlot(db, zone, { starts: 48 + turn, capacity }))
    const hillsId = 7
    const hills = await createZone(db, { name: 'Hills', fee: 1500, districts: [hillsId] })
    const slotOfHills = await createSlot(db, hills, { starts: 72, capacity: pieces })
    const company = await createTestCompany(db, 'Aragats', 1_000_000_000)
    const emails = Array.from(
      { length: managers },
      (_, number) => `manager-${number}@aragats.example`,
    )
    for (const email of emails) await createPerson(db, email, 'Manager', company)
    const name = JSON.stringify({ hy: 'Ծիրան', ru: 'Циран', en: 'Tsiran' })
    await db
      .insertInto('channels')
      .values({
        id: 1,
        name,
        meta_title: name,
        phone: '',
        email: 'shop@tsiran.example',
        address: name,
      })
      .execute()
    await db.schema
      .createTable('initial_stock')
      .as(db.selectFrom('variants').select(['id', 'qty']))
      .execute()
    return {
      plenty,
      last: last.id,
      districtId,
      slots,
      places: [
        ...slots.slice(0, 2).map((slotId) => ({ districtId, slotId })),
        { districtId: hillsId, slotId: slotOfHills },
      ],
      managers: emails,
      ...(await signInOwner(db)),
    }
  } finally {
    await db.destroy()
  }
}

async function signInOwner(db: Db): Promise<Pick<TestCatalog, 'staffCookie' | 'courierId'>> {
  const passwordHash = 'no-hash'
  const id = await createStaff(db, {
    email: 'owner@shop.test',
    name: 'Owner',
    roles: ['owner', 'courier'],
    passwordHash,
    locale: 'en',
    isDemo: true,
  })
  const visitor = { address: '127.0.0.1', userAgent: 'reliability' }
  const cookie = await inTransaction(db, (tx) =>
    openStaffSession(tx, { staffId: id!, passwordHash }, visitor),
  )
  const later = new Date(Date.now() + 6 * 60 * 60 * 1000)
  await db
    .updateTable('staff_sessions')
    .set({ confirmed_at: later, second_factor_at: new Date() })
    .where('staff_id', '=', id!)
    .execute()
  return { staffCookie: cookie!, courierId: id! }
}
