import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { bankOrderServices, createBankMethods } from '../testing/bank.ts'
import { createCheckoutMethods, createPerson, createProduct } from '../testing/fixtures.ts'
import { fillCart, guestViewer, individual, readyCart } from '../testing/ready-cart.ts'
import type { SignedInViewer } from '../shared/viewer.ts'
import { placeOrder } from './place-order.ts'
import { giveUpOrder } from '../order-management/give-up-order.ts'

const database = testDatabase({ connections: 20 })
const limits = {
  guestOrdersPerContact: 3,
  guestOrdersPerNetwork: 5,
  guestUnpaidOrders: 2,
  customerOrders: 3,
  customerUnpaidOrders: 2,
}
let product: { id: number; variantId: number }
let networks = 0

beforeAll(async () => {
  await createCheckoutMethods(database.db)
  await createBankMethods(database.db)
  product = await createProduct(database.db, { sku: 'LIMITED', offers: [{ qty: 100_000 }] })
})

const newNetwork = () => `10.0.0.${++networks}`
const place = (
  owner: { apiToken: string },
  address: string,
  services = bankOrderServices(database.db),
) => placeOrder(database.db, { owner, viewer: guestViewer, services, source: { address, limits } })
const carts = (count: number, contact: (index: number) => object) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      readyCart(database.db, product.id, 1, {
        ...contact(index),
        services: bankOrderServices(database.db),
      }),
    ),
  )
const outcome = (results: PromiseSettledResult<unknown>[]) => ({
  placed: results.filter(({ status }) => status === 'fulfilled').length,
  refusals: [
    ...new Set(
      results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : [])),
    ),
  ],
})
const stock = async () =>
  (
    await database.db
      .selectFrom('variants')
      .select('qty')
      .where('id', '=', product.variantId)
      .executeTakeFirstOrThrow()
  ).qty

describe('guests’ orders at once', () => {
  test('are as many as one mailbox may send, however its letters are written, and refused ones take nothing', async () => {
    const before = await stock()
    const owners = await carts(8, (index) => ({
      email: index % 2 ? 'Gor@Example.am' : 'gor@example.am',
      phone: `09100000${index}`,
    }))
    const results = await Promise.allSettled(owners.map((owner) => place(owner, newNetwork())))
    expect(outcome(results)).toEqual({ placed: 3, refusals: ['too_many_orders'] })
    expect(await stock()).toBe(before - 3)
  })

  test('are as many as one phone may send, however its number is written', async () => {
    const owners = await carts(6, (index) => ({
      email: `p${index}@example.am`,
      phone: index % 2 ? '+374 93 123456' : '093-12-34-56',
    }))
    const results = await Promise.allSettled(owners.map((owner) => place(owner, newNetwork())))
    expect(outcome(results)).toEqual({ placed: 3, refusals: ['too_many_orders'] })
  })

  test('are as many as one network may send, and the refusal names the wait', async () => {
    const owners = await carts(8, (index) => ({
      email: `n${index}@example.am`,
      phone: `09400000${index}`,
    }))
    const address = newNetwork()
    const results = await Promise.allSettled(owners.map((owner) => place(owner, address)))
    expect(outcome(results)).toEqual({ placed: 5, refusals: ['too_many_orders'] })
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason.details.retryAfter).toBeGreaterThan(3500)
    // A refused cart is whole: elsewhere it is ordered.
    const left = owners.find((_, index) => results[index]!.status === 'rejected')!
    expect((await place(left, newNetwork())).items).toHaveLength(1)
  })

  test('of one cart count once, however often they are sent', async () => {
    const address = newNetwork()
    const contact = () => ({ email: 'once@example.am', phone: '095111111' })
    const [first, second, third] = await carts(3, contact)
    const orders = await Promise.all(Array.from({ length: 12 }, () => place(first!, address)))
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
    await place(second!, address)
    await place(third!, address)
    expect((await place(first!, address)).id).toBe(orders[0]!.id)
  })

  test('that wait for their payment are few, until one of them is given up', async () => {
    const address = newNetwork()
    const services = bankOrderServices(database.db)
    const owners = await carts(3, () => ({
      email: 'holds@example.am',
      phone: '096111111',
      payment: 'ameriabank',
    }))
    const results = await Promise.allSettled(owners.map((owner) => place(owner, address)))
    expect(outcome(results)).toEqual({ placed: 2, refusals: ['too_many_unpaid_orders'] })
    const held = owners.find((_, index) => results[index]!.status === 'fulfilled')!
    const refused = owners.find((_, index) => results[index]!.status === 'rejected')!
    await giveUpOrder(database.db, services, held)
    expect((await place(refused, address)).status).toBe('pending_payment')
  })
})

describe('a customer’s orders', () => {
  const place = (viewer: SignedInViewer) =>
    placeOrder(database.db, {
      owner: { customerId: viewer.customerId },
      viewer,
      services: bankOrderServices(database.db),
      source: { address: newNetwork(), limits },
    })
  const order = async (viewer: SignedInViewer, payment = 'cashondelivery') => {
    const services = bankOrderServices(database.db)
    await fillCart(database.db, { customerId: viewer.customerId }, product.id, 1, {
      payment,
      services,
    })
    return place(viewer)
  }

  test('are as many in an hour as one account may send, whatever its contacts and networks', async () => {
    const viewer = individual(await createPerson(database.db, 'often@example.am'))
    for (let count = 0; count < 3; count++) await order(viewer)
    await expect(order(viewer)).rejects.toMatchObject({
      code: 'too_many_orders',
      details: { retryAfter: expect.any(Number) },
    })
    await order(individual(await createPerson(database.db, 'other@example.am')))
  })

  test('that wait for their payment are few, until one of them is given up', async () => {
    const viewer = individual(await createPerson(database.db, 'waits@example.am'))
    await order(viewer, 'ameriabank')
    await order(viewer, 'ameriabank')
    const before = await stock()
    await expect(order(viewer, 'ameriabank')).rejects.toMatchObject({
      code: 'too_many_unpaid_orders',
    })
    expect(await stock()).toBe(before)
    // The wait is that of the hold which ends first, and a second where it has ended already.
    const hold = (seconds: number) =>
      sql`update orders set hold_until = now() + make_interval(secs => ${seconds})
        where id = (select min(id) from orders where customer_id = ${viewer.customerId})`.execute(
        database.db,
      )
    const waits = async () => (await place(viewer).catch((error) => error)).details.retryAfter
    await hold(90)
    expect(Math.abs((await waits()) - 85)).toBeLessThan(6)
    await hold(-5)
    expect(await waits()).toBe(1)
    await giveUpOrder(database.db, bankOrderServices(database.db), {
      customerId: viewer.customerId,
    })
    expect((await place(viewer)).status).toBe('pending_payment')
  })

  test('have no such limits for a company', async () => {
    const customerId = await createPerson(database.db, 'manager@example.am', 'Manager')
    const { company_id: companyId } = await database.db
      .selectFrom('customers')
      .select('company_id')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow()
    const viewer = { ...individual(customerId), companyId, role: 'Manager' as const }
    for (let count = 0; count < 4; count++) await order(viewer, 'ameriabank')
  })

  test('keep no network', async () => {
    const viewer = individual(await createPerson(database.db, 'home@example.am'))
    await order(viewer)
    const carts = await database.db
      .selectFrom('carts')
      .select('network')
      .where('customer_id', '=', viewer.customerId)
      .execute()
    expect(carts).toEqual([{ network: null }])
  })
})
